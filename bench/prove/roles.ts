import { randomBytes } from 'node:crypto';
import type { Baglanti } from '../../packages/server/src/platform/db/connect.ts';
import { tokenOzeti } from '../../packages/server/src/platform/http/access.ts';

export interface Actor {
  readonly id: number;
  readonly departmentId: number;
}

/** Two people besides the company's, with ids that no generated body names. */
export interface Cast {
  readonly employee: Actor;
  readonly privileged: Actor;
  /** Restores everything that a call may have changed: their rights, their work, their department. */
  restore(): Promise<void>;
}

const FIRST_ID = 70_001;

/** Inserts the two people into a company's database. */
export async function cast({ pool }: Baglanti): Promise<Cast> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into departman (ad, vardiya_dakika, calisma_gunleri) values ('Deneyen', 1440, '{1,2,3,4,5,6,7}') returning id`,
  );
  const departmentId = rows[0]!.id;
  const people = { employee: FIRST_ID, privileged: FIRST_ID + 1 };
  for (const [name, id] of Object.entries(people))
    await pool.query(
      `insert into kisi (id, ad, soyad, kullanici_adi, kullanici_anahtari, parola_ozeti, departman_id, eposta)
       overriding system value
       select $1, 'Deneyen', 'Kişi', $2, $2, parola_ozeti, $3, $2 || '@firma.example' from kisi order by id limit 1`,
      [id, name, departmentId],
    );
  await pool.query(
    `insert into kisi_rol (kisi_id, rol_id) select k, r.id from rol r, unnest($1::int[]) k where r.ad = 'Çalışan'`,
    [Object.values(people)],
  );
  const restore = async (): Promise<void> => {
    await pool.query(`delete from kisi_yetki where kisi_id = any($1::int[])`, [Object.values(people)]);
    await pool.query('insert into kisi_yetki (kisi_id, yetki_id, deger) values ($1, 0, 1)', [people.privileged]);
    await pool.query(
      `update kisi set aktif = true, giris_izni = true, cikis_tarihi = null, departman_id = $2 where id = any($1::int[])`,
      [Object.values(people), departmentId],
    );
    await pool.query('delete from giris_hatasi');
  };
  await restore();
  return {
    employee: { id: people.employee, departmentId },
    privileged: { id: people.privileged, departmentId },
    restore,
  };
}

/** One new session for each, without signing in. Answers their tokens. */
export async function sessions({ pool }: Baglanti, people: readonly Actor[]): Promise<string[]> {
  const tokens = people.map(() => randomBytes(32).toString('base64url'));
  await pool.query(
    `insert into oturum (kisi_id, token_ozeti, baslama, son_kullanim, ip, tarayici, mobil)
     select k, decode(t, 'hex'), now(), now(), '127.0.0.1', 'prove', false from unnest($1::int[], $2::text[]) as x(k, t)`,
    [people.map((p) => p.id), tokens.map((t) => tokenOzeti(t).toString('hex'))],
  );
  return tokens;
}
