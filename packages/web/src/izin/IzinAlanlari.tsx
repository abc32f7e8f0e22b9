import type { Basari } from '@masabasi/core/endpoint';
import type { izin as oda } from '@masabasi/core/izin/contract';
import {
  gunSayisiOku,
  hesapMetni,
  type IzinSuresi,
  izinSuresi,
  METIN,
  TATIL_GUNLERI,
  TATIL_YOK,
} from '@masabasi/core/izin/rules';
import { type Gun, gunEkle, type Saat } from '@masabasi/core/tarih';
import { IconCalculator } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { DateField } from '../ui/DateField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import css from './IzinAlanlari.module.css';

export type IzinGerekli = Basari<typeof oda.izinGerekli>;

/** What a person fills in for a leave; the figures are computed unless typed. */
export interface IzinFormu {
  readonly Tur: number | null;
  readonly Baslangic: Gun | null;
  readonly Bitis: Gun | null;
  readonly Izin_Baslama_Saati: Saat | null;
  readonly Izin_Bitis_Saati: Saat | null;
  readonly Tatil_Gunleri: 1 | 2 | 3;
  readonly Aciklama: string;
}

export const BOS_FORM: IzinFormu = {
  Tur: null,
  Baslangic: null,
  Bitis: null,
  Izin_Baslama_Saati: null,
  Izin_Bitis_Saati: null,
  Tatil_Gunleri: 1,
  Aciklama: '',
};

export const tatilGunu = (n: number): 1 | 2 | 3 => (n === 2 || n === 3 ? n : 1);

/** The length of what is filled in; null while a date is missing. */
export function formSuresi(f: IzinFormu, gerekli: IzinGerekli | undefined): IzinSuresi | null {
  if (!gerekli || f.Baslangic === null || f.Bitis === null) return null;
  return izinSuresi({
    ...f,
    Baslangic: f.Baslangic,
    Bitis: f.Bitis,
    takvimGunu: gerekli.izintur.find((t) => t.Id === f.Tur)?.TakvimGunu ?? false,
    tatiller: gerekli.tatiller.map((t) => ({ Tarih: t.Tarih, Ad: t.Ad, GunSayi: gunSayisiOku(t.GunSayi) ?? 0 })),
  });
}

/** What the server is told of the form; times matter only within one day. */
export const formAlanlari = (f: IzinFormu) => ({
  Tur: f.Tur,
  Baslangic: f.Baslangic,
  Bitis: f.Bitis,
  Izin_Baslama_Saati: f.Baslangic === f.Bitis ? f.Izin_Baslama_Saati : null,
  Izin_Bitis_Saati: f.Baslangic === f.Bitis ? f.Izin_Bitis_Saati : null,
  Tatil_Gunleri: f.Tatil_Gunleri,
  Aciklama: f.Aciklama.trim(),
});

/** The arithmetic in words, read out when it changes. */
export function Hesap({ sure }: { sure: IzinSuresi | null }) {
  const ayniGun = sure !== null && sure.Baslangic === sure.Bitis;
  const bos = ayniGun && sure.KullanilanSaat === 0;
  return (
    <p className={css.hesap} role="status" aria-label="Hesap">
      <IconCalculator size={18} aria-hidden />
      <span>
        {sure === null && 'Tarihler seçilince süre burada hesaplanır.'}
        {bos && 'Bir günlük izin için bitişi ertesi gün seçiniz; birkaç saat için iki saati de yazınız.'}
        {sure !== null && !bos && <b className="tnum">{hesapMetni(sure)}</b>}
      </span>
    </p>
  );
}

export interface IzinAlanlariProps {
  readonly deger: IzinFormu;
  readonly onDegis: (degisen: Partial<IzinFormu>) => void;
  readonly gerekli: IzinGerekli | undefined;
  /** The sentence of the check that failed; it stands at its field, too. */
  readonly engel: string | null;
  /** Between the times and the note. */
  readonly children?: ReactNode;
}

/** The fields of a leave (specification 2.8), for entering one and for asking for one. */
export function IzinAlanlari({ deger, onDegis, gerekli, engel, children }: IzinAlanlariProps) {
  const hata = (metin: string) => engel === metin && metin;
  const saatsiz = deger.Baslangic !== null && deger.Bitis !== null && deger.Baslangic !== deger.Bitis;
  const turSec = (id: number | null) => {
    const tur = gerekli?.izintur.find((t) => t.Id === id);
    const gun = tur?.VarsayilanGun ?? null;
    onDegis({
      Tur: id,
      ...(tur?.TakvimGunu && { Tatil_Gunleri: TATIL_YOK }),
      ...(gun !== null &&
        deger.Baslangic !== null &&
        deger.Bitis === null && { Bitis: gunEkle(deger.Baslangic, Math.ceil(gun)) }),
    });
  };
  return (
    <>
      <div className={css.alanlar}>
        <ChoiceField
          label="Tatil Günleri"
          required
          value={deger.Tatil_Gunleri}
          options={TATIL_GUNLERI.map((t) => ({ value: tatilGunu(t.Id), label: t.Ad }))}
          onChange={(Tatil_Gunleri) => onDegis({ Tatil_Gunleri })}
        />
        <ChoiceField
          label="İzin Türü"
          required
          first
          value={deger.Tur}
          options={[
            { value: null, label: 'Seçiniz' },
            ...(gerekli?.izintur ?? []).map((t) => ({ value: t.Id, label: t.Ad })),
          ]}
          error={hata(METIN.turSecin)}
          onChange={turSec}
        />
        <DateField
          label="İzin Başlangıcı"
          required
          value={deger.Baslangic}
          max={deger.Bitis ?? undefined}
          error={hata(METIN.baslangicSecin)}
          onChange={(Baslangic) => onDegis({ Baslangic })}
        />
        <DateField
          label="İzin Bitişi"
          required
          description="İşe dönülecek gün; izne sayılmaz."
          value={deger.Bitis}
          min={deger.Baslangic ?? undefined}
          error={hata(METIN.bitisSecin)}
          onChange={(Bitis) => onDegis({ Bitis })}
        />
        <TimeField
          label="Başlama Saati"
          value={deger.Izin_Baslama_Saati}
          disabled={saatsiz}
          onChange={(Izin_Baslama_Saati) => onDegis({ Izin_Baslama_Saati })}
        />
        <TimeField
          label="Bitiş Saati"
          value={deger.Izin_Bitis_Saati}
          disabled={saatsiz}
          onChange={(Izin_Bitis_Saati) => onDegis({ Izin_Bitis_Saati })}
        />
      </div>
      {children}
      <TextAreaField
        label="Açıklama"
        rows={2}
        maxLength={2000}
        value={deger.Aciklama}
        onChange={(Aciklama) => onDegis({ Aciklama })}
      />
    </>
  );
}
