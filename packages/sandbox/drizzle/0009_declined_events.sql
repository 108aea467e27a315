ALTER TABLE "events" ADD COLUMN "declined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "events" SET "declined" = true WHERE "status" = 'archived' AND NOT EXISTS (SELECT 1 FROM "event_signups" WHERE "event_signups"."event_id" = "events"."id");
