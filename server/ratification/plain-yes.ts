/**
 * Words of assent, of the settlement and of nothing else. A statement made of them alone hides nothing, however long it is;
 * no word is among them that could narrow, put off or take back ("with reservations", "for now"), and no sign that could mock.
 */
const plain = new Set(
  `i we @self @ref hereby accept accepts accepting accepted ratify ratifies ratifying ratified agree agrees agreed agreeing consent consents assent assents
  approve approves adopt adopts confirm confirms and both that this the settlement it is to be am are bound by as written in full entirely fully completely
  exactly precisely wholly whole entirety its all every word clause of my our agreement acceptance ratification yes do so unreservedly unconditionally
  freely gladly willingly happily happy glad pleased delighted relieved proud very formally myself ourselves have read understood , . ! ; : 👍 👏 🙌 🎉 🤝 ✅ 🙏`.split(
    /\s+/u,
  ),
)

/** @param marked a canonical line with references and people marked. */
export function isPlainYes(marked: string): boolean {
  return marked.split(' ').every((word) => word === '' || plain.has(word))
}
