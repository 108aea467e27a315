import { relations } from 'drizzle-orm';
import { hosts, images, users } from './people.ts';
import { applicationActivities, waitlistEntries } from './waitlist.ts';

export const usersRelations = relations(users, ({ one, many }) => ({
  images: many(images),
  activities: many(applicationActivities),
  host: one(hosts, { fields: [users.id], references: [hosts.userId] }),
  waitlistEntry: one(waitlistEntries, {
    fields: [users.id],
    references: [waitlistEntries.userId],
  }),
}));

export const imagesRelations = relations(images, ({ one }) => ({
  user: one(users, { fields: [images.userId], references: [users.id] }),
}));

export const applicationActivitiesRelations = relations(applicationActivities, ({ one }) => ({
  user: one(users, { fields: [applicationActivities.userId], references: [users.id] }),
}));
