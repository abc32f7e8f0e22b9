import { randomBytes } from 'node:crypto';
import type { Db } from '../packages/server/src/platform/db/connect.ts';
import { tokenOzeti } from '../packages/server/src/platform/http/access.ts';

/** A session of the first person of the biggest department. */
export async function benchOturumu(db: Db, simdi: Date): Promise<{ token: string; departmanId: number }> {
  const { id, departman_id } = await db
    .selectFrom('kisi')
    .select(['id', 'departman_id'])
    .orderBy(
      (q) =>
        q.selectFrom('kisi as k').select(q.fn.countAll().as('n')).whereRef('k.departman_id', '=', 'kisi.departman_id'),
      'desc',
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('oturum')
    .values({
      kisi_id: id,
      token_ozeti: tokenOzeti(token),
      baslama: simdi,
      son_kullanim: simdi,
      ip: '127.0.0.1',
      tarayici: 'bench',
      mobil: false,
    })
    .execute();
  // Marks as read the notices that stand before a person at the first sign-in.
  const surumler = await db.selectFrom('aydinlatma').select('surum').execute();
  for (const { surum } of surumler)
    await db
      .insertInto('aydinlatma_goruldu')
      .values({ kisi_id: id, surum, zaman: simdi, ip: '127.0.0.1' })
      .onConflict((oc) => oc.doNothing())
      .execute();
  return { token, departmanId: departman_id };
}
