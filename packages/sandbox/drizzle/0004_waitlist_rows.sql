CREATE FUNCTION "waitlist_search_text"("users") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower(concat_ws(chr(10), $1.name, $1.email, $1.username))
$$;
--> statement-breakpoint
CREATE FUNCTION "waitlist_place_text"("users") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower(concat_ws(chr(10), $1.location, $1.user_address ->> 'locality', $1.user_address ->> 'region', $1.user_address ->> 'country'))
$$;
--> statement-breakpoint
CREATE VIEW "waitlist_rows_now" AS
	SELECT
		e.user_id, e.status, e.membership_type, e.joined_at, u.points AS priority,
		EXISTS (SELECT FROM "application_activities" a WHERE a.user_id = u.id AND a.action = 'SAVE_PAYMENT') AS card_submitted,
		EXISTS (SELECT FROM "application_activities" a WHERE a.user_id = u.id AND a.action = 'COMPLETE_PROFILE') AS app_submitted,
		waitlist_search_text(u) AS search_text, waitlist_place_text(u) AS place_text
	FROM "waitlist_entries" e JOIN "users" u ON u.id = e.user_id;
--> statement-breakpoint
CREATE FUNCTION "waitlist_row_joins"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "waitlist_rows" ("user_id", "status", "membership_type", "joined_at", "priority", "card_submitted", "app_submitted", "search_text", "place_text")
	SELECT * FROM "waitlist_rows_now" WHERE "user_id" = NEW.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "waitlist_row_joins" AFTER INSERT ON "waitlist_entries" FOR EACH ROW EXECUTE FUNCTION "waitlist_row_joins"();
--> statement-breakpoint
CREATE FUNCTION "waitlist_row_is_decided_on"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "waitlist_rows" SET "status" = NEW.status, "membership_type" = NEW.membership_type, "joined_at" = NEW.joined_at
	WHERE "user_id" = NEW.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "waitlist_row_is_decided_on" AFTER UPDATE OF "status", "membership_type", "joined_at" ON "waitlist_entries" FOR EACH ROW EXECUTE FUNCTION "waitlist_row_is_decided_on"();
--> statement-breakpoint
CREATE FUNCTION "waitlist_row_leaves"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "waitlist_rows" WHERE "user_id" = OLD.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "waitlist_row_leaves" AFTER DELETE ON "waitlist_entries" FOR EACH ROW EXECUTE FUNCTION "waitlist_row_leaves"();
--> statement-breakpoint
CREATE FUNCTION "waitlist_row_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "waitlist_rows" SET "priority" = NEW.points, "search_text" = waitlist_search_text(NEW), "place_text" = waitlist_place_text(NEW)
	WHERE "user_id" = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "waitlist_row_changes" AFTER UPDATE OF "points", "name", "email", "username", "location", "user_address" ON "users" FOR EACH ROW EXECUTE FUNCTION "waitlist_row_changes"();
--> statement-breakpoint
CREATE FUNCTION "waitlist_row_progresses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	activity "application_activities" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
	done boolean := TG_OP = 'INSERT';
BEGIN
	UPDATE "waitlist_rows" SET
		"card_submitted" = CASE activity.action WHEN 'SAVE_PAYMENT' THEN done ELSE "card_submitted" END,
		"app_submitted" = CASE activity.action WHEN 'COMPLETE_PROFILE' THEN done ELSE "app_submitted" END
	WHERE "user_id" = activity.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "waitlist_row_progresses" AFTER INSERT OR DELETE ON "application_activities" FOR EACH ROW EXECUTE FUNCTION "waitlist_row_progresses"();
--> statement-breakpoint
INSERT INTO "waitlist_rows" ("user_id", "status", "membership_type", "joined_at", "priority", "card_submitted", "app_submitted", "search_text", "place_text")
SELECT * FROM "waitlist_rows_now";
