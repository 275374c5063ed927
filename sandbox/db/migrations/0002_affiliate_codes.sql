ALTER TABLE "users" ADD COLUMN "affiliate_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_affiliate_code_unique" UNIQUE("affiliate_code");