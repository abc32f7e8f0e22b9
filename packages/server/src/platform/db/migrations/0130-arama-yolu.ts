import { type Kysely, sql } from 'kysely';

/**
 * Functions name their tables in a way that does not depend on `search_path`, which pg_dump, pg_upgrade, maintenance and
 * logical replication empty. SQL functions keep a parsed body, so they can still be inlined; the others bring their own path.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $do$
    declare f record;
    begin
      for f in
        select p.oid, p.oid::regprocedure as adi, l.lanname as dil, p.prosrc as govde, p.proconfig as ayar,
          format('create or replace function %I.%I(%s) returns %s language sql %s %s parallel %s %s %s',
            current_schema(), p.proname, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid),
            case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
            case when p.proisstrict then 'strict' else '' end,
            case p.proparallel when 's' then 'safe' when 'r' then 'restricted' else 'unsafe' end,
            case when p.prosecdef then 'security definer' else '' end,
            case when p.proleakproof then 'leakproof' else '' end) as bas
        from pg_proc p join pg_language l on l.oid = p.prolang
        where p.pronamespace = current_schema()::regnamespace and p.prosqlbody is null and l.lanname in ('sql', 'plpgsql')
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
        order by p.oid
      loop
        if f.dil = 'sql' then execute f.bas || ' begin atomic ' || f.govde || '; end';
        else execute format('alter function %s set search_path = %I, pg_temp', f.adi, current_schema());
        end if;
      end loop;
    end $do$`.execute(db);
}
