import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Triggers update the stored balance of a member with each movement, whoever adds it. On PostgreSQL
 * at the end of the transaction, so that the member's row is locked as briefly as possible.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'postgres') this.#bookOnPostgres()
    else this.#bookOnSqlite()
  }

  async down() {
    this.schema.raw(
      this.db.dialect.name === 'postgres'
        ? 'drop function book_balances cascade'
        : 'drop trigger ledger_movements_balances'
    )
  }

  #bookOnPostgres() {
    this.schema.raw(`
      create function book_balances() returns trigger as $$
      begin
        if starts_with(new.from_account, 'member:') then
          update users set credits = credits - new.credits
          where id = substr(new.from_account, 8)::uuid;
        end if;
        if starts_with(new.to_account, 'member:') then
          update users set credits = credits + new.credits
          where id = substr(new.to_account, 8)::uuid;
        end if;
        return null;
      end $$ language plpgsql`)
    this.schema.raw(`
      create constraint trigger ledger_movements_balances after insert on ledger_movements
      deferrable initially deferred for each row execute function book_balances()`)
  }

  #bookOnSqlite() {
    this.schema.raw(`
      create trigger ledger_movements_balances after insert on ledger_movements
      begin
        update users set credits = credits - new.credits
        where new.from_account like 'member:%' and id = substr(new.from_account, 8);
        update users set credits = credits + new.credits
        where new.to_account like 'member:%' and id = substr(new.to_account, 8);
      end`)
  }
}
