-- What a party has its built-in delegates do: which strategy, whether it runs, what it has used. Its party's alone.
CREATE TABLE "DelegateRun" (
  "negotiationId" TEXT NOT NULL,
  "delegate" INTEGER NOT NULL,
  "strategy" TEXT NOT NULL,
  "on" BOOLEAN NOT NULL,
  "note" TEXT NOT NULL,
  "moves" INTEGER NOT NULL DEFAULT 0,
  "tokens" INTEGER NOT NULL DEFAULT 0,
  "microdollars" INTEGER NOT NULL DEFAULT 0,
  "startedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "DelegateRun_pkey" PRIMARY KEY ("negotiationId", "delegate")
);
