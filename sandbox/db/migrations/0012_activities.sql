CREATE TABLE "promotion_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_entries" (
	"user_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"decides_at" timestamp with time zone,
	"is_refused" boolean NOT NULL,
	"claimed_at" timestamp with time zone,
	"pays_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "promotion_entries_user_id_activity_id_pk" PRIMARY KEY("user_id","activity_id")
);
--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_activity_id_promotion_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."promotion_activities"("id") ON DELETE cascade ON UPDATE no action;