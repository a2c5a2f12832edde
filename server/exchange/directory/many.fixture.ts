// One of several processes that write one directory at once: `register DIR NAME`, `issues DIR COUNT`, `die DIR`.
import { newIssue } from './acts/new-issue'
import { register } from './acts/register'
import { placeOf } from './files'
import { locked } from './lock'

const [what, directory = '', word = ''] = process.argv.slice(2)
const place = placeOf(directory, {})
if (what === 'register') console.log((await register(place, word, null, new Date())).code)
if (what === 'die') await locked(place.path, () => process.kill(process.pid, 'SIGKILL'))
if (what === 'issues')
  for (let one = 0; one < Number(word); one++) {
    const issue = { topic: 'same-topic', agent: null, title: null, question: null, context: null }
    console.log((await newIssue(place, issue, new Date())).lines[0])
  }
