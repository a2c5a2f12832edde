import { FacilitateDesk } from '@/components/facilitation/facilitate-desk'

export default function Page() {
  return <FacilitateDesk />
}
