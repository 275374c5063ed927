CREATE TABLE "login_days" (
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "login_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "mission_grants" (
	"user_id" text NOT NULL,
	"week" text NOT NULL,
	"mission" text NOT NULL,
	"points" integer NOT NULL,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_grants_user_id_week_mission_pk" PRIMARY KEY("user_id","week","mission")
);
--> statement-breakpoint
ALTER TABLE "login_days" ADD CONSTRAINT "login_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_grants" ADD CONSTRAINT "mission_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_grants_week_index" ON "mission_grants" USING btree ("week");