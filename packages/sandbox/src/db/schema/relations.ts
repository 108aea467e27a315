import { relations } from 'drizzle-orm';
import { socialAccounts } from './social-accounts.ts';
import { wallets } from './wallets.ts';
import { eventGallery, events, eventTags } from './events.ts';
import { hostDateApplications, hosts } from './hosts.ts';
import { subscriptions } from './membership.ts';
import { images } from './images.ts';
import { users } from './users.ts';
import { applicationActivities, waitlistEntries } from './waitlist.ts';

export const usersRelations = relations(users, ({ one, many }) => ({
  images: many(images),
  activities: many(applicationActivities),
  subscriptions: many(subscriptions),
  wallets: many(wallets),
  socialAccounts: many(socialAccounts),
  host: one(hosts, { fields: [users.id], references: [hosts.userId] }),
  referrer: one(users, { fields: [users.referredBy], references: [users.id] }),
  waitlistEntry: one(waitlistEntries, {
    fields: [users.id],
    references: [waitlistEntries.userId],
  }),
}));

export const imagesRelations = relations(images, ({ one }) => ({
  user: one(users, { fields: [images.userId], references: [users.id] }),
}));

export const hostsRelations = relations(hosts, ({ one }) => ({
  user: one(users, { fields: [hosts.userId], references: [users.id] }),
}));

export const hostDateApplicationsRelations = relations(hostDateApplications, ({ one }) => ({
  user: one(users, { fields: [hostDateApplications.userId], references: [users.id] }),
}));

export const applicationActivitiesRelations = relations(applicationActivities, ({ one }) => ({
  user: one(users, { fields: [applicationActivities.userId], references: [users.id] }),
}));

export const eventsRelations = relations(events, ({ one, many }) => ({
  host: one(hosts, { fields: [events.hostId], references: [hosts.id] }),
  image: one(images, { fields: [events.imageId], references: [images.id] }),
  verticalImage: one(images, { fields: [events.verticalImageId], references: [images.id] }),
  bachelorette: one(users, { fields: [events.bacheloretteUserId], references: [users.id] }),
  tags: many(eventTags),
  gallery: many(eventGallery),
}));

export const eventTagsRelations = relations(eventTags, ({ one }) => ({
  event: one(events, { fields: [eventTags.eventId], references: [events.id] }),
}));

export const eventGalleryRelations = relations(eventGallery, ({ one }) => ({
  event: one(events, { fields: [eventGallery.eventId], references: [events.id] }),
  image: one(images, { fields: [eventGallery.imageId], references: [images.id] }),
}));

export const subscriptionsRelations = relations(subscriptions, ({ one }) => ({
  user: one(users, { fields: [subscriptions.userId], references: [users.id] }),
}));

export const walletsRelations = relations(wallets, ({ one }) => ({
  user: one(users, { fields: [wallets.userId], references: [users.id] }),
}));

export const socialAccountsRelations = relations(socialAccounts, ({ one }) => ({
  user: one(users, { fields: [socialAccounts.userId], references: [users.id] }),
}));
