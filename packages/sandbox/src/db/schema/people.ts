import type { GenderPreference, UserAddress, UserProfile } from '@perigee/api/zod';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Links to a person's other profiles, by the names the spec gives them. */
export interface SocialLinks {
  tiktokLink?: string;
  twitterLink?: string;
  snapchatLink?: string;
  youtubeLink?: string;
  linkedinLink?: string;
}

/** Everybody whose phone has been proven. Without `completedSignup` there is only the phone. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    phoneNumber: text('phone_number').notNull().unique(),
    completedSignup: boolean('completed_signup').notNull().default(false),
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
    /** When the sign-up form was sent, by the sender's clock. Unix seconds. */
    signedUpAt: bigint('signed_up_at', { mode: 'number' }),
    authMethod: text('auth_method'),
    signupSource: text('signup_source'),
    referralCode: text('referral_code'),
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
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
  ],
);

export const moderationStatus = pgEnum('moderation_status', ['Pending', 'Approved', 'Rejected']);

/** A person's pictures. `path` is under the sandbox's own address, or a whole address. */
export const images = pgTable(
  'images',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    path: text(),
    profileImage: boolean('profile_image').notNull(),
    orderNo: integer('order_no').notNull(),
    moderationStatus: moderationStatus('moderation_status').notNull().default('Pending'),
    rejectionReason: text('rejection_reason'),
  },
  (table) => [index('images_user_id').on(table.userId)],
);

/** The people who hold events. */
export const hosts = pgTable('hosts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  logo: text(),
  linkId: text('link_id').unique(),
  level: text().notNull(),
});
