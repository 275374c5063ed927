CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"method_id" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"credit" numeric(18, 2) NOT NULL,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_user_id_placed_at_index" ON "deposits" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_one_open" ON "deposits" USING btree ("user_id") WHERE "deposits"."status" in ('unpaid', 'checking');