import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import type { Person } from './company.ts';
import type { Run } from './goal.ts';
import { type Shot, shot } from './load.ts';

const DESK = 651;
/** Statuses that need no reason: tea, need, meal, at the desk. */
const STATUSES = [645, 646, 647, DESK] as const;

/**
 * The usual work of a day: boards and totals 60 %, changes of status 15 %, leave lists 10 %, own data, reference lists
 * and the home page 15 %.
 */
export function dayMix(people: readonly Person[], { below, random }: Pick<Run, 'below' | 'random'>): () => Shot {
  return () => {
    const p = people[below(people.length)]!;
    const dice = random();
    if (dice < 0.4) return shot(mola.departmanMola, 'board', p.token, { departmanId: p.departmentId });
    if (dice < 0.6) return shot(mola.molaHesapla, 'total', p.token, { userId: p.id });
    if (dice < 0.75)
      return shot(mola.moladurumGuncelle, 'change', p.token, {
        userid: p.id,
        moladurum: STATUSES[below(STATUSES.length)]!,
      });
    if (dice < 0.85) return shot(izin.personelizinlist, 'leave', p.token, { UserId: p.id });
    if (dice < 0.9) return shot(oturum.userbilgi, 'user', p.token, {});
    if (dice < 0.95) return shot(tanim.musterigerekli, 'reference', p.token, {});
    return shot(anasayfa.getDoganlar, 'home', p.token, {});
  };
}
