import type { GenderPreference, UserAddress, UserProfile } from '@perigee/api/zod';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Links to a user's other profiles, under the names of the spec. */
export const SOCIAL_LINKS = [
  'tiktokLink',
  'twitterLink',
  'snapchatLink',
  'youtubeLink',
  'linkedinLink',
] as const;

export type SocialLinks = { [Name in (typeof SOCIAL_LINKS)[number]]?: string };

/** All users with a verified phone. Without `completedSignup` a row has only the phone. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    phoneNumber: text('phone_number').notNull().unique(),
    completedSignup: boolean('completed_signup').notNull().default(false),
    /** The version in the tokens of the user's sessions: when it grows, all earlier sessions end. */
    sessionVersion: integer('session_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    name: text().notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    username: text(),
    email: text(),
    admin: boolean().notNull().default(false),
    points: integer().notNull().default(0),
    birthdate: date({ mode: 'string' }),
    gender: text(),
    sexualOrientation: text('sexual_orientation'),
    preference: jsonb().$type<GenderPreference>(),
    location: text(),
    geoLat: doublePrecision('geo_lat'),
    geoLng: doublePrecision('geo_lng'),
    timezone: text(),
    userAddress: jsonb('user_address').$type<UserAddress>(),
    /** The time at which the sign-up form was sent, by the sender's clock. Unix seconds. */
    signedUpAt: bigint('signed_up_at', { mode: 'number' }),
    authMethod: text('auth_method'),
    signupSource: text('signup_source'),
    /** The code of another user that was entered at sign-up, valid or not. */
    referralCode: text('referral_code'),
    /** The code by which the user invites others. */
    inviteReferralCode: text('invite_referral_code').unique(),
    /** The user whose code was applied. */
    referredBy: integer('referred_by').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    newUser: boolean('new_user').notNull().default(true),
    completedOnboarding: boolean('completed_onboarding').notNull().default(false),
    isVerifiedAccount: boolean('is_verified_account').notNull().default(false),
    profileVisible: boolean('profile_visible').notNull().default(true),
    ignore: boolean().notNull().default(false),
    instagramLink: text('instagram_link'),
    socialLinks: jsonb('social_links').$type<SocialLinks>().notNull().default({}),
    qrCodeUrl: text('qr_code_url'),
    nftImage: text('nft_image'),
    interests: jsonb().$type<string[]>().notNull().default([]),
    profile: jsonb().$type<UserProfile>().notNull().default({}),
  },
  (table) => [
    index('users_referred_by').on(table.referredBy),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    index('users_locality').on(sql`(${table.userAddress}->>'locality')`),
  ],
);

/** The column of a row that belongs to a user and is deleted with the user. */
export const userIdColumn = (name = 'user_id') =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
