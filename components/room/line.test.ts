import { expect, test } from 'vitest'
import { Line } from './line'

test('nothing is written on a line that closes', () => {
  const written: string[] = []
  const socket = { OPEN: 1, readyState: 1, send: (data: string) => written.push(data) }
  const line: Line = Object.assign(Object.create(Line.prototype), { ws: socket })
  line.doWrite({ type: 'message', data: 'one' }, '4one')
  socket.readyState = 2
  line.doWrite({ type: 'message', data: 'two' }, '4two')
  expect(written).toEqual(['4one'])
})
