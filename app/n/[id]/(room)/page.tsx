import { RoomPage } from '@/components/room/room-page'

export default function Page() {
  return <RoomPage />
}
