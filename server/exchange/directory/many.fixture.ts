// One of several processes that write one directory at once: `register DIR NAME`, `issues DIR COUNT`, `poll DIR NAME`,
// `init DIR`, `die DIR`.
import { init } from './acts/init'
import { newIssue } from './acts/new-issue'
import { poll } from './acts/poll'
import { register } from './acts/register'
import { placeOf } from './files'
import { locked } from './lock'

const [what, directory = '', word = ''] = process.argv.slice(2)
const place = placeOf(directory, {})
if (what === 'register') console.log((await register(place, word, null, new Date())).code)
if (what === 'poll') console.log((await poll(place, word, new Date())).lines.join('; '))
if (what === 'init') {
  const meta = { windowSeconds: 300, maxRounds: 5, pollSeconds: 5, turnTimeoutSeconds: 600, topic: null }
  console.log((await init(place, { ...meta, expectedAgents: 2 }, new Date())).code)
}
if (what === 'die') await locked(place.path, () => process.kill(process.pid, 'SIGKILL'))
if (what === 'issues')
  for (let one = 0; one < Number(word); one++) {
    const issue = { topic: 'same-topic', agent: null, title: null, question: null, context: null }
    console.log((await newIssue(place, issue, new Date())).lines[0])
  }
