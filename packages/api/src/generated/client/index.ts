export * from './auth/auth.ts';
export * from './events/events.ts';
export * from './host-portal/host-portal.ts';
export * from './profile/profile.ts';
export * from './signup/signup.ts';
export * from './waitlist/waitlist.ts';
