import { type HizmetTakvimi, isGunuEkle } from '../sla/rules.ts';
import {
  type Gun,
  gunEkle,
  haftaGunu,
  istanbulAni,
  istanbulGunu,
  type Saat,
  uzunTarihYaz,
} from '../../platform/time/tarih.ts';

/** "Remind me": a time at which the system reminds a person of a ticket. */

/** Upper limit of days until a reminder. */
const EN_COK_HATIRLATMA_GUNU = 365;

export interface HatirlatmaSecenegi {
  readonly Ad: string;
  readonly Zaman: string;
}

const aniyla = (Ad: string, gun: Gun, saat: Saat): HatirlatmaSecenegi => ({
  Ad: `${Ad} ${saat}`,
  Zaman: new Date(istanbulAni(gun, saat)).toISOString(),
});
/** True for a working day: it is the first working day after the day before. */
const isGunu = (takvim: HizmetTakvimi, gun: Gun): boolean => isGunuEkle(takvim, gunEkle(gun, -1), 1) === gun;
const gunAdi = (gun: Gun): string => uzunTarihYaz(gun).split(' ').at(-1) ?? '';
/** The next day with this day of the week, after today. 1 is Monday. */
const sonrakiGun = (bugun: Gun, hafta: number): Gun => gunEkle(bugun, ((hafta - haftaGunu(bugun) + 6) % 7) + 1);

/**
 * The suggested times: this afternoon, the next working morning, next Monday, next Friday. A day off moves to the next
 * working day and gets its name. The first of two equal times stays.
 */
export function hatirlatmaSecenekleri(takvim: HizmetTakvimi, simdi: Date): HatirlatmaSecenegi[] {
  const bugun = istanbulGunu(simdi);
  const yarin = gunEkle(bugun, 1);
  const calisilan = (gun: Gun): Gun => (isGunu(takvim, gun) ? gun : isGunuEkle(takvim, gun, 1));
  const gunuyle = (hedef: Gun, ad: string, saat: Saat): HatirlatmaSecenegi => {
    const gun = calisilan(hedef);
    return aniyla(gun === hedef ? ad : `${Number(gun.slice(8))}.${gun.slice(5, 7)} ${gunAdi(gun)}`, gun, saat);
  };
  const adaylar = [
    ...(isGunu(takvim, bugun) && !takvim.tatiller.has(bugun) ? [aniyla('Bugün', bugun, '16:00')] : []),
    gunuyle(yarin, 'Yarın', '09:00'),
    gunuyle(sonrakiGun(bugun, 1), 'Pazartesi', '09:00'),
    gunuyle(sonrakiGun(bugun, 5), 'Cuma', '10:00'),
  ];
  const gorulen = new Set<string>();
  return adaylar.filter(({ Zaman }) => {
    const yeni = Date.parse(Zaman) > simdi.getTime() && !gorulen.has(Zaman);
    gorulen.add(Zaman);
    return yeni;
  });
}

/** Reason to refuse a reminder time, or null. */
export function hatirlatmaHatasi(zaman: number, simdi: number): string | null {
  if (zaman <= simdi) return 'Hatırlatma zamanı geçmiş; ileri bir zaman seçiniz.';
  return zaman > simdi + EN_COK_HATIRLATMA_GUNU * 86_400_000
    ? 'Hatırlatma en çok bir yıl sonrasına kurulabilir.'
    : null;
}
