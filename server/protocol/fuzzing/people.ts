import { personId } from '../ids'

export const PEOPLE = ['fay', 'gil', 'ana', 'ann', 'bo', 'ben', 'cy', 'olga', 'mal'].map((id) =>
  personId.parse(id),
)
