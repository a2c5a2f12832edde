// node --import tsx server/db/embedded/owner.fixture.ts FOLDER
// Owns an embedded database until it is killed, and says so in one line: what a test cannot be killed for itself.
import { startEmbedded } from '@/server/db/embedded/server'

const folder = process.argv[2]
if (!folder) throw new Error('name the folder')
const server = await startEmbedded({ folder, chosen: true, log: (line) => console.error(line) })
console.log(JSON.stringify({ url: server.url, pid: server.pid() }))
process.stdin.resume()
