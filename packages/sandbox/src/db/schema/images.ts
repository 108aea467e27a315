import { boolean, customType, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const moderationStatus = pgEnum('moderation_status', ['Pending', 'Approved', 'Rejected']);

/** Pictures of users. `path` is under the sandbox's own address, or a whole address. */
export const images = pgTable(
  'images',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null for a picture in an event of another host, whose owner deleted the account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    path: text(),
    profileImage: boolean('profile_image').notNull().default(false),
    /** The slot of the user's profile. Null for a picture that is not on it. */
    orderNo: integer('order_no'),
    moderationStatus: moderationStatus('moderation_status').notNull().default('Pending'),
    rejectionReason: text('rejection_reason'),
  },
  (table) => [index('images_user_id').on(table.userId)],
);

const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' });

/** The content of uploaded pictures. It is not in `images`, so that lists do not read it. */
export const imageFiles = pgTable('image_files', {
  imageId: integer('image_id')
    .primaryKey()
    .references(() => images.id, { onDelete: 'cascade' }),
  contentType: text('content_type').notNull(),
  content: bytea().notNull(),
});
