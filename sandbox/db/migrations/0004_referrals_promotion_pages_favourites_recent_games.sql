CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"node_id" text NOT NULL,
	"vendor" text NOT NULL,
	"game_type" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_node_id_pk" PRIMARY KEY("user_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"user_id" text NOT NULL,
	"node_id" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_games_user_id_node_id_pk" PRIMARY KEY("user_id","node_id")
);
--> statement-breakpoint
-- Promotions are seed: those from before have no page, and the start writes them again.
DELETE FROM "promotions";--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "category" text NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "summary" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "content" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referral_code" text GENERATED ALWAYS AS (upper(substr(md5(id), 1, 10))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_referral_code_unique" UNIQUE("referral_code");