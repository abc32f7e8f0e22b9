import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { ROL } from '@masabasi/server/platform/setup/menuler';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { IK, KADRO } from '../plan/kadro.ts';
import { kadroIdleri } from '../player/durum.ts';

const MUHASEBE = KADRO.filter((k) => k.departman === 'Muhasebe' && k.rol !== ROL.kisitli);
/** The head of accounting is responsible for closed days and periods and for the series of invoices. */
const SORUMLUSUNUN = [YETKI.gunAc, YETKI.defterYonet, YETKI.faturaAyarla];

async function yaz({ db }: OrnekOrtami): Promise<void> {
  const idler = await kadroIdleri(db);
  const rolId = new Map((await db.selectFrom('rol').select(['id', 'ad']).execute()).map((r) => [r.ad, r.id]));
  const roller = [
    ...KADRO.map((k) => [k.no, k.rol] as const),
    [IK.no, ROL.ik] as const,
    ...KADRO.filter((k) => k.departman === 'Satış').flatMap(
      (k) =>
        [
          [k.no, ROL.temsilci],
          [k.no, ROL.satis],
        ] as const,
    ),
    ...MUHASEBE.map((k) => [k.no, ROL.muhasebe] as const),
  ];
  await db
    .insertInto('kisi_rol')
    .values(roller.map(([no, rol]) => ({ kisi_id: idler.get(no)!, rol_id: rolId.get(rol)! })))
    .execute();
  await db
    .insertInto('kisi_yetki')
    .values(
      MUHASEBE.filter((k) => k.rol === ROL.sorumlu).flatMap((k) =>
        SORUMLUSUNUN.map((yetki_id) => ({ kisi_id: idler.get(k.no)!, yetki_id, deger: 1 })),
      ),
    )
    .execute();
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'rol', sonra: ['personel'], yaz }];
