import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { kadroIdleri } from '../seed/durum.ts';
import { IK, KADRO } from '../seed/kadro.ts';
import { ROL } from '../seed/menuler.ts';

async function yaz({ db }: OrnekOrtami): Promise<void> {
  const idler = await kadroIdleri(db);
  const rolId = new Map((await db.selectFrom('rol').select(['id', 'ad']).execute()).map((r) => [r.ad, r.id]));
  const roller = [
    ...KADRO.map((k) => [k.no, k.rol] as const),
    [IK.no, ROL.ik] as const,
    ...KADRO.filter((k) => k.departman === 'Satış').map((k) => [k.no, ROL.temsilci] as const),
  ];
  await db
    .insertInto('kisi_rol')
    .values(roller.map(([no, rol]) => ({ kisi_id: idler.get(no)!, rol_id: rolId.get(rol)! })))
    .execute();
}

export const ornek: readonly OrnekPayi[] = [{ ad: 'rol', sonra: ['personel'], yaz }];
