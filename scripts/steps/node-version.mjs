const NEEDED = [20, 19]

/** Whether a Node.js of this version can run Parley. @param {string} version as in process.versions.node */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}

/** Ends with a sentence under an old Node.js. This file's own syntax must stay readable to one. */
export function refuseOldNode(version = process.versions.node) {
  if (isNewEnough(version)) return
  console.error(
    `Parley needs Node.js ${NEEDED.join('.')} or later, and this is ${version}. Install a newer one from nodejs.org, then start again.`,
  )
  process.exit(1)
}
