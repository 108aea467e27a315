export * from './admin/admin.zod.ts';
export * from './auth/auth.zod.ts';
export * from './events/events.zod.ts';
export * from './profile/profile.zod.ts';
export * from './signup/signup.zod.ts';
export * from './waitlist/waitlist.zod.ts';
