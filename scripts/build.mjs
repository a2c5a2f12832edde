// `npm run build`: everything `npm start` would make before it starts.
import { prepare } from './steps/prepare.mjs'

await prepare({ development: false })
