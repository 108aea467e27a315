DROP TABLE "events" CASCADE;--> statement-breakpoint
DROP TYPE "public"."event_status";