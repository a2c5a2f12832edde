/** Nothing at all: the least a page of this build weighs, against which `npm run bench` sets the others. */
export default function Blank() {
  return null
}
