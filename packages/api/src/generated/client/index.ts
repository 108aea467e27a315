export * from './admin/admin.ts';
export * from './auth/auth.ts';
export * from './events/events.ts';
export * from './profile/profile.ts';
export * from './signup/signup.ts';
export * from './waitlist/waitlist.ts';
