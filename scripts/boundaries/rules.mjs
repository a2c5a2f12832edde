// What may import what: the walls of the house, as data. A path is matched from the repository's root.

/** Folders that run unchanged in the browser, in a verifier and under fuzz: no clock, no randomness, no I/O. */
export const PURE = [
  'server/protocol',
  'server/record',
  'server/ratification',
  'server/bargaining',
  'server/language',
  'server/patterns',
  'server/exchange/directory/format',
]

const pure = new RegExp(`^(${PURE.join('|')})/`)
const PURE_PACKAGES = ['zod', '@noble/hashes', '@noble/curves', 'fflate', '@zip.js/zip.js', 'diff']
export const TEST = /\.(test|spec|fixture)\.tsx?$|\/testing\.ts$|^e2e\/|^bench\//

/**
 * `from` and `except` choose files; `to` and `unless` choose what they import: a file's path, or a package's name.
 * @type {{name: string, why: string, from: RegExp, except?: RegExp, to: RegExp, unless?: RegExp}[]}
 */
export const RULES = [
  {
    name: 'pure folders import pure folders',
    why: 'what decides, verifies and screens must give the same answer everywhere, for ever',
    from: pure,
    except: TEST,
    to: /./,
    unless: new RegExp(`${pure.source}|^(${PURE_PACKAGES.join('|')})(/|$)`),
  },
  {
    name: 'messages are built of pure folders',
    why: 'both ends read them',
    from: /^server\/wire\//,
    except: TEST,
    to: /./,
    unless: new RegExp(`${pure.source}|^server/wire/|^zod$`),
  },
  {
    name: 'components import only pure folders and messages of the server',
    why: 'what the browser gets must hold no secret and no adapter',
    from: /^components\//,
    except: TEST,
    to: /^(server|app)\/|^node:|^(pg|next-auth|nodemailer|socket\.io|@prisma\/.*)$|^generated\//,
    unless: new RegExp(`${pure.source}|^server/wire/`),
  },
  {
    name: 'primitives know no feature',
    why: 'components/ui is wordless',
    from: /^components\/ui\//,
    except: TEST,
    to: /^components\/(?!ui\/)|^server\//,
  },
  {
    name: 'routes hold no rules and no SQL',
    why: 'a page asks the house; there is no second way to write',
    from: /^app\//,
    except: TEST,
    to: /^server\/(db|ledger|room|outbox|mediator|main)(\/|\.|$)|^(pg|@prisma\/.*)$|^generated\//,
  },
  {
    name: 'the server knows no page',
    why: 'the house stands without its front',
    from: /^server\//,
    except: TEST,
    to: /^(app|components)\/|^(react|react-dom)(\/|$)/,
  },
  {
    name: 'tools for language models speak the documented interface only',
    why: 'what a model may do is decided at one door, with a token',
    from: /^server\/delegate\/mcp\//,
    except: TEST,
    to: /^server\/(room|ledger|db|outbox|auth|house)(\/|\.|$)|^(pg|@prisma\/.*)$|^generated\//,
  },
  {
    name: 'adapters are chosen where the house is opened',
    why: 'everything else speaks to the port',
    from: /^(server|app|components)\//,
    except: new RegExp(`${TEST.source}|^server/(main\\.ts$|open-house\\.ts$|cli/|soak/|ledger/)`),
    to: /^server\/ledger\/.+-ledger\.ts$/,
  },
]

/** What pure code must not even mention, since it needs no import. */
export const IMPURE_WORDS = [
  { word: 'the clock', pattern: /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\.now\b/ },
  { word: 'randomness', pattern: /\bMath\.random\b|\bcrypto\.(?:getRandomValues|randomUUID|subtle)\b/ },
  { word: 'timers', pattern: /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\s*\(/ },
  {
    word: 'the outside',
    pattern: /\b(?:fetch|require)\s*\(|\bprocess\.|\bconsole\.|\bwindow\.|\bdocument\.|\blocalStorage\b/,
  },
]
