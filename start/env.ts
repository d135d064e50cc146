import { Env } from '@adonisjs/core/env'

export const paymentProviders = ['sandbox', 'mollie', 'stripe'] as const

/** Versions of Stripe's API that its adapter speaks, the usual one first. */
export const stripeVersions = ['2024-06-20', '2026-10-28.endive'] as const

export type PaymentProvider = (typeof paymentProviders)[number]

/** Where files may be kept: in a folder of this machine, or in a store that speaks S3. */
export const diskNames = ['fs', 's3'] as const

export type DiskName = (typeof diskNames)[number]

/** By now `.env` has been read into the environment. */
const isWithoutS3 = () => ![process.env.DRIVE_DISK, process.env.DRIVE_MOVING_FROM].includes('s3')

function neededForS3(name: string) {
  return { message: `${name} is needed while DRIVE_DISK or DRIVE_MOVING_FROM is s3` }
}

/** The environment variables, validated and cast at startup. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: Env.schema.number(),
  HOST: Env.schema.string({ format: 'host' }),
  APP_KEY: Env.schema.secret(),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  DEMO: Env.schema.boolean.optional(),
  /** IP addresses and ranges that may reach the back office, divided by commas; all without it. */
  ADMIN_ADDRESSES: Env.schema.string.optional(),
  BENCH: Env.schema.boolean.optional(),
  LOG_LEVEL: Env.schema.string(),

  DB_CONNECTION: Env.schema.enum.optional(['sqlite', 'pg'] as const),
  SQLITE_FILE: Env.schema.string.optional(),
  PG_URL: Env.schema.string.optional(),
  /** The server itself, where PG_URL is a pooler that shares connections between transactions. */
  PG_DIRECT_URL: Env.schema.string.optional(),
  /** Whether statements may be named: false for a pooler that does not follow them. */
  PG_PREPARED: Env.schema.boolean.optional(),
  /** A replica, for pages that may be two seconds old. */
  PG_READ_URL: Env.schema.string.optional(),
  MAX_STREAMS: Env.schema.number.optional(),
  /** Live events, copies of sessions, and limits. */
  REDIS_URL: Env.schema.secret.optional(),
  GEOIP_FILE: Env.schema.string.optional(),
  GEOIP_HEADER: Env.schema.string.optional(),
  STORAGE_PATH: Env.schema.string.optional(),
  DRIVE_DISK: Env.schema.enum.optional(diskNames),
  /** The other disk, while files move from it: what the first has not yet is read there. */
  DRIVE_MOVING_FROM: Env.schema.enum.optional(diskNames),
  S3_BUCKET: Env.schema.string.optionalWhen(isWithoutS3, neededForS3('S3_BUCKET')),
  S3_REGION: Env.schema.string.optional(),
  /** URL of a store that is not Amazon's. */
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  S3_KEY: Env.schema.string.optionalWhen(isWithoutS3, neededForS3('S3_KEY')),
  S3_SECRET: Env.schema.secret.optionalWhen(isWithoutS3, neededForS3('S3_SECRET')),
  /** Whether the bucket stands in the path of an address instead of before its host. */
  S3_PATH_STYLE: Env.schema.boolean.optional(),
  /** Whether browsers fetch pictures from the store, by addresses that are valid for a minute. */
  S3_SIGNED_URLS: Env.schema.boolean.optional(),
  BACKUP_PATH: Env.schema.string.optional(),
  BACKUP_RECIPIENT: Env.schema.string.optional(),
  BACKUP_IDENTITY_FILE: Env.schema.string.optional(),
  /** Where health and metrics are asked for, apart from the site; closed without a port. */
  OPS_PORT: Env.schema.number.optional(),
  OPS_HOST: Env.schema.string.optional({ format: 'host' }),

  SESSION_DRIVER: Env.schema.enum.optional(['memory', 'database'] as const),
  LIMITER_STORE: Env.schema.enum.optional(['memory', 'database'] as const),
  QUEUE_WORKER: Env.schema.enum.optional(['web', 'none'] as const),
  QUEUE_TAKEOVER: Env.schema.number.optional(),

  PAYMENT_PROVIDER: Env.schema.enum.optional(paymentProviders),
  PAYMENT_METHODS: Env.schema.string.optional(),
  MOLLIE_API_KEY: Env.schema.secret.optional(),
  MOLLIE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  STRIPE_SECRET_KEY: Env.schema.secret.optional(),
  STRIPE_WEBHOOK_SECRET: Env.schema.secret.optional(),
  STRIPE_API_VERSION: Env.schema.enum.optional(stripeVersions),
  STRIPE_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  TWILIO_ACCOUNT_SID: Env.schema.string.optional(),
  TWILIO_AUTH_TOKEN: Env.schema.secret.optional(),
  /** A phone number, a name, or the id of a messaging service. */
  TWILIO_FROM: Env.schema.string.optional(),
  TWILIO_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  PUSH_NOTIFIER: Env.schema.enum.optional(['outbox', 'web'] as const),
  VAPID_PUBLIC_KEY: Env.schema.string.optional(),
  VAPID_PRIVATE_KEY: Env.schema.secret.optional(),

  MAIL_MAILER: Env.schema.enum.optional(['outbox', 'smtp'] as const),
  MAIL_FROM: Env.schema.string.optional(),
  MAIL_DOMAIN: Env.schema.string.optional(),
  MAIL_INTAKE_TOKEN: Env.schema.secret.optional(),
  SMTP_HOST: Env.schema.string.optional(),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.secret.optional(),
})
