export * from './auth/auth.zod.ts';
export * from './events/events.zod.ts';
export * from './likes/likes.zod.ts';
export * from './profile/profile.zod.ts';
export * from './signup/signup.zod.ts';
export * from './waitlist/waitlist.zod.ts';
