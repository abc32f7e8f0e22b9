import { DEMO_LISANSI } from '@masabasi/core/yonetim/kurulum/rules';
import { kurulumSatiri, kurulumuKilitle } from '@masabasi/server/platform/setup/kurulum';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

async function yaz({ db, simdi }: OrnekOrtami): Promise<void> {
  await db
    .insertInto('kurulum')
    .values({ sirket: 'Masabaşı Yazılım', lisans: DEMO_LISANSI, demo: true, zaman: simdi })
    .execute();
  await db.deleteFrom('kurulum_anahtari').execute();
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'kurulum',
    sonra: [],
    async varMi(db) {
      await kurulumuKilitle(db);
      return (await kurulumSatiri(db)) !== undefined;
    },
    yaz,
  },
];
