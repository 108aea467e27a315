import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { images } from './images.ts';
import { users, userIdColumn } from './users.ts';

/** Pairs of members who are recommended to each other. */
export const matchRecommendations = pgTable(
  'match_recommendations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    firstUserId: userIdColumn('first_user_id'),
    secondUserId: userIdColumn('second_user_id'),
    visible: boolean().notNull(),
    revealed: boolean().notNull(),
    accepted: boolean().notNull(),
    declined: boolean().notNull(),
    matched: boolean().notNull(),
    purpose: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('match_recommendations_first_user_id').on(table.firstUserId),
    index('match_recommendations_second_user_id').on(table.secondUserId),
    index('match_recommendations_created_at').on(table.createdAt),
  ],
);

/** The admins' notes on a member's matches. */
export const matchFeedback = pgTable(
  'match_feedback',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userIdColumn(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('match_feedback_user_id').on(table.userId)],
);

/** The prompts that a member's ideal profile is written from, if an admin changed them. */
export const idealProfilePrompts = pgTable('ideal_profile_prompts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  system: text().notNull(),
  user: text().notNull(),
  assistant: text().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Models that draw pictures. Whether a model is still training depends on its age. */
export const imageModels = pgTable('image_models', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  provider: text().notNull(),
  createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Pictures that these models drew. */
export const drawnImages = pgTable('drawn_images', {
  imageId: integer('image_id')
    .primaryKey()
    .references(() => images.id, { onDelete: 'cascade' }),
  modelId: integer('model_id')
    .notNull()
    .references(() => imageModels.id, { onDelete: 'cascade' }),
  prompt: text().notNull(),
});
