import { istanbulGunu } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Db } from './connect.ts';

const SAAT_MS = 3_600_000;

/** Work that is done once a day. */
export interface GunlukIs {
  readonly ad: string;
  calistir(db: Db, simdi: Date): Promise<void>;
}

/** Takes a day's work for this server; what another one took within the hour and has not finished may still run. */
async function al(db: Db, ad: string, simdi: Date): Promise<boolean> {
  const gun = istanbulGunu(simdi);
  const { rows } = await sql`
    insert into gunluk_is (ad, gun, baslama) values (${ad}, ${gun}, ${simdi})
    on conflict (ad, gun) do update set baslama = excluded.baslama
      where gunluk_is.bitis is null and gunluk_is.baslama <= ${new Date(simdi.getTime() - SAAT_MS)}
    returning ad`.execute(db);
  return rows.length === 1;
}

/** Does each work once an Istanbul day in one of the servers: at the start, and whenever an hour finds it undone. */
export function gunlukIsler(
  o: { db: Db; saat: () => Date; log: Log },
  isler: readonly GunlukIs[],
): { stop(): Promise<void> } {
  let durdu = false;
  const tur = async (): Promise<void> => {
    for (const is of isler) {
      const simdi = o.saat();
      if (durdu || !(await al(o.db, is.ad, simdi))) continue;
      const satir = { ad: is.ad, gun: istanbulGunu(simdi) };
      try {
        await is.calistir(o.db, simdi);
        await sql`update gunluk_is set bitis = ${o.saat()} where ad = ${satir.ad} and gun = ${satir.gun}`.execute(o.db);
      } catch (err) {
        o.log.error({ err, is: is.ad }, 'günlük iş yarım kaldı; yeniden denenecek');
        await sql`delete from gunluk_is where ad = ${satir.ad} and gun = ${satir.gun}`.execute(o.db);
      }
    }
  };
  let suren: Promise<void> = Promise.resolve();
  const baslat = () => {
    suren = suren.then(tur).catch((err: unknown) => o.log.error({ err }, 'günlük işlere bakılamadı'));
  };
  const zamanlayici = setInterval(baslat, SAAT_MS);
  baslat();
  return {
    async stop() {
      durdu = true;
      clearInterval(zamanlayici);
      await suren;
    },
  };
}
