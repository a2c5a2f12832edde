import type { ModelsAtHand } from '@/server/wire/models'
import { type Model, openModel } from './model'
import { type ModelName, type ModelRole, type ModelSettings, ROLES, sharedModels } from './settings'

/** The models of one role, ready to be asked. */
export function modelsFor(role: ModelRole, settings: ModelSettings): Model[] {
  return settings.roles[role].map((name) => modelNamed(name, settings))
}

function modelNamed(name: ModelName, { access, prices, limits }: ModelSettings): Model {
  return openModel({
    name,
    access: access[name.maker],
    price: prices[name.id] ?? null,
    timeout: limits.timeout,
    now: () => performance.now(),
  })
}

export function modelsAtHand(settings: ModelSettings, mediators: string[]): ModelsAtHand {
  const { tokens, cost } = settings.limits
  return {
    mediators,
    roles: ROLES.map((role) => ({ role, models: settings.roles[role].map((one) => one.id) })).filter(
      (one) => one.models.length > 0,
    ),
    warnings: sharedModels(settings),
    limits: { tokens, microdollars: cost === null ? null : Math.round(cost * 1_000_000) },
  }
}
