CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"upline_id" text NOT NULL,
	"downline_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"status" text NOT NULL,
	"request" text,
	"waits_for" text,
	"offered_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"history" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"upline_id" text NOT NULL,
	"kind" text NOT NULL,
	"rates" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"contract_id" text NOT NULL,
	"type" text NOT NULL,
	"upline_id" text NOT NULL,
	"downline_id" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"terms" jsonb NOT NULL,
	"valid_bet" numeric(18, 2) NOT NULL,
	"net_loss" numeric(18, 2) NOT NULL,
	"active_members" integer NOT NULL,
	"tier" integer,
	"amount" numeric(18, 2) NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "settlements_contract_id_from_unique" UNIQUE("contract_id","from")
);
--> statement-breakpoint
CREATE TABLE "team_links" (
	"ancestor_id" text NOT NULL,
	"member_id" text NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "team_links_ancestor_id_member_id_pk" PRIMARY KEY("ancestor_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"withdrawal_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"image" "bytea" NOT NULL,
	CONSTRAINT "withdrawal_proofs_withdrawal_id_sha256_unique" UNIQUE("withdrawal_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"payer" text NOT NULL,
	"account" text NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"remaining" numeric(18, 2),
	"timeline" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "upline_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_password_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "registered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_upline_id_users_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_downline_id_users_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_upline_id_users_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_upline_id_users_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_downline_id_users_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_ancestor_id_users_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proofs" ADD CONSTRAINT "withdrawal_proofs_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_downline_id_type_index" ON "contracts" USING btree ("downline_id","type");--> statement-breakpoint
CREATE INDEX "contracts_upline_id_type_index" ON "contracts" USING btree ("upline_id","type");--> statement-breakpoint
CREATE INDEX "invitations_upline_id_index" ON "invitations" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "settlements_downline_id_to_index" ON "settlements" USING btree ("downline_id","to");--> statement-breakpoint
CREATE INDEX "settlements_upline_id_to_index" ON "settlements" USING btree ("upline_id","to");--> statement-breakpoint
CREATE INDEX "team_links_member_id_index" ON "team_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_links_ancestor_id_depth_index" ON "team_links" USING btree ("ancestor_id","depth");--> statement-breakpoint
CREATE INDEX "withdrawals_user_id_paid_at_index" ON "withdrawals" USING btree ("user_id","paid_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_upline_id_users_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_upline_id_type_username_index" ON "users" USING btree ("upline_id","type" DESC NULLS FIRST,"username");