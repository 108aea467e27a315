import { defineConfig } from 'drizzle-kit';

/** Migrations are made from the schema by `npm run db:generate -w @perigee/sandbox`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './drizzle',
});
