export * from './auth/auth.ts';
export * from './events/events.ts';
export * from './likes/likes.ts';
export * from './profile/profile.ts';
export * from './signup/signup.ts';
export * from './waitlist/waitlist.ts';
