import { Flex, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { izin as oda } from '@masabasi/core/izin/izin/contract';
import {
  gunSayisiOku,
  hesapMetni,
  type IzinSuresi,
  izinSuresi,
  METIN,
  PAZAR_TATIL,
  sapmaMetni,
  TATIL_GUNLERI,
  takvimAyari,
  type TatilAyari,
  tatilAyariAdi,
} from '@masabasi/core/izin/izin/rules';
import { type Gun, gunEkle, type Saat } from '@masabasi/core/platform/time/tarih';
import {
  GUNDUZ_MESAISI,
  type YarimDuzeni,
  yarimMetni,
  yarimMi,
  yarimSaatleri,
} from '@masabasi/core/izin/izin/yarimGun';
import IconCalculator from '~icons/tabler/calculator';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { YarimGunSecimi } from './YarimGunSecimi.tsx';
import { Columns } from '../../ui/Columns.tsx';

export type IzinGerekli = Basari<typeof oda.izinGerekli>;

/** The form of a leave. The figures are computed unless typed. */
export interface IzinFormu {
  readonly Tur: number | null;
  readonly Baslangic: Gun | null;
  readonly Bitis: Gun | null;
  readonly Izin_Baslama_Saati: Saat | null;
  readonly Izin_Bitis_Saati: Saat | null;
  /** Null: the person's own weekly rest. */
  readonly Tatil_Gunleri: TatilAyari | null;
  readonly Aciklama: string;
}

export const BOS_FORM: IzinFormu = {
  Tur: null,
  Baslangic: null,
  Bitis: null,
  Izin_Baslama_Saati: null,
  Izin_Bitis_Saati: null,
  Tatil_Gunleri: null,
  Aciklama: '',
};

/** Properties of a person that affect the length of a leave. */
export interface IzinSahibi {
  readonly Tatil_Gunleri: TatilAyari;
  readonly MesaiBaslangic: Saat;
  readonly MesaiBitis: Saat;
}
/** Stands for all people in a bulk entry. */
export const HERKES: IzinSahibi = { Tatil_Gunleri: PAZAR_TATIL, ...GUNDUZ_MESAISI };

/** The length of the leave in the form, and notes on any deviation from the person's own weekly rest. */
export interface FormSuresi {
  /** Null while a date is missing. */
  readonly sure: IzinSuresi | null;
  readonly sapma: string | null;
  /** A note on the half day. */
  readonly yarim: string | null;
}

const kurallar = (f: IzinFormu, gerekli: IzinGerekli | undefined, takvim: TatilAyari) => ({
  Tur: f.Tur,
  Tatil_Gunleri: f.Tatil_Gunleri ?? takvim,
  takvimGunu: gerekli?.izintur.find((t) => t.Id === f.Tur)?.TakvimGunu ?? false,
  tatiller: (gerekli?.tatiller ?? []).map((t) => ({ ...t, GunSayi: gunSayisiOku(t.GunSayi) ?? 0 })),
});
const yarimDuzeni = (f: IzinFormu, gerekli: IzinGerekli | undefined, sahip: IzinSahibi): YarimDuzeni => ({
  ...sahip,
  Tatil_Gunleri: f.Tatil_Gunleri ?? sahip.Tatil_Gunleri,
  HaftalikSaat: gerekli?.HaftalikSaat ?? 0,
});

export function formSuresi(f: IzinFormu, gerekli: IzinGerekli | undefined, sahip: IzinSahibi): FormSuresi {
  const takvim = sahip.Tatil_Gunleri;
  if (!gerekli || f.Baslangic === null || f.Bitis === null) return { sure: null, sapma: null, yarim: null };
  const girdi = { ...f, ...kurallar(f, gerekli, takvim), Baslangic: f.Baslangic, Bitis: f.Bitis };
  const sure = izinSuresi(girdi);
  const duzen = yarimDuzeni(f, gerekli, sahip);
  const yarim = yarimMi(f, duzen);
  return {
    sure,
    sapma: sapmaMetni(girdi, takvim),
    yarim: yarim && yarimMetni(yarim, sure.KullanilanSaat, duzen),
  };
}

/** The form as the server takes it. Times matter only within one day. */
export const formAlanlari = (f: IzinFormu) => ({
  Tur: f.Tur,
  Baslangic: f.Baslangic,
  Bitis: f.Bitis,
  Izin_Baslama_Saati: f.Baslangic === f.Bitis ? f.Izin_Baslama_Saati : null,
  Izin_Bitis_Saati: f.Baslangic === f.Bitis ? f.Izin_Bitis_Saati : null,
  Tatil_Gunleri: f.Tatil_Gunleri,
  Aciklama: f.Aciklama.trim(),
});

/** The arithmetic in words, read aloud on a change. If they differ, also the sum by the person's own calendar. */
export function Hesap({ sure, sapma, yarim }: FormSuresi) {
  const ayniGun = sure !== null && sure.Baslangic === sure.Bitis;
  const bos = ayniGun && sure.KullanilanSaat === 0;
  return (
    <Flex
      component="p"
      gap={8}
      align="flex-start"
      m={0}
      py={10}
      px={12}
      c="dimmed"
      bg="var(--surface-2)"
      bdrs={6}
      role="status"
      aria-label="Hesap"
    >
      <IconCalculator size={18} style={{ marginTop: 1 }} aria-hidden />
      <span>
        {sure === null && 'Tarihler seçilince süre burada hesaplanır.'}
        {bos && 'Bir günlük izin için bitişi ertesi gün seçiniz; birkaç saat için iki saati de yazınız.'}
        {sure !== null && !bos && (
          <Text component="b" fw={600} c="var(--text)" className="tnum">
            {hesapMetni(sure)}
          </Text>
        )}
        {yarim !== null && (
          <Text span display="block">
            {yarim}
          </Text>
        )}
        {sapma !== null && (
          <Text span display="block" c="var(--warn)">
            {sapma}
          </Text>
        )}
      </span>
    </Flex>
  );
}

export interface IzinAlanlariProps {
  readonly deger: IzinFormu;
  readonly onDegis: (degisen: Partial<IzinFormu>) => void;
  readonly gerekli: IzinGerekli | undefined;
  readonly sahip: IzinSahibi;
  /** A person who enters leave may choose other rest days. A person who requests it may not. */
  readonly tatilSecilir: boolean;
  /** For a request: its kind is known already, so typing begins with the dates, and they lie after this day. */
  readonly bugun?: Gun | undefined;
  /** The message of the failed check. It is shown at its field, too. */
  readonly engel: string | null;
  /** Content between the times and the note. */
  readonly children?: ReactNode;
}

/** The fields of a leave (specification 2.8), for an entry and for a request. */
export function IzinAlanlari({
  deger,
  onDegis,
  gerekli,
  sahip,
  tatilSecilir,
  bugun,
  engel,
  children,
}: IzinAlanlariProps) {
  const takvim = sahip.Tatil_Gunleri;
  const duzen = yarimDuzeni(deger, gerekli, sahip);
  const yarim = yarimMi(deger, duzen);
  const hata = (metin: string) => engel === metin && metin;
  const saatsiz = deger.Baslangic !== null && deger.Bitis !== null && deger.Baslangic !== deger.Bitis;
  const takvimGunu = gerekli?.izintur.find((t) => t.Id === deger.Tur)?.TakvimGunu === true;
  const belge = gerekli?.izintur.find((t) => t.Id === deger.Tur)?.BelgeGerekir === true;
  const turSec = (id: number | null) => {
    const tur = gerekli?.izintur.find((t) => t.Id === id);
    const gun = tur?.VarsayilanGun ?? null;
    onDegis({
      Tur: id,
      ...(gun !== null &&
        deger.Baslangic !== null &&
        deger.Bitis === null && { Bitis: gunEkle(deger.Baslangic, Math.ceil(gun)) }),
    });
  };
  return (
    <>
      <Columns of="1fr 1fr" below={480}>
        {tatilSecilir ? (
          <ChoiceField
            label="Tatil Günleri"
            required
            value={deger.Tatil_Gunleri ?? takvim}
            options={TATIL_GUNLERI.map((t) => ({ value: takvimAyari(t.Id), label: t.Ad }))}
            description={takvimGunu ? 'Bu tür takvim günüyle sayılır; tatil günleri düşülmez.' : undefined}
            onChange={(secilen) => {
              const saatler = yarim && yarimSaatleri(yarim, { ...duzen, Tatil_Gunleri: secilen });
              onDegis({ Tatil_Gunleri: secilen === takvim ? null : secilen, ...saatler });
            }}
          />
        ) : (
          <Text>
            <Text span display="block" mb={4} fz={13} fw={500}>
              Tatil Günleri
            </Text>
            {takvimGunu ? 'Bu tür takvim günüyle sayılır' : tatilAyariAdi(takvim)}
          </Text>
        )}
        <ChoiceField
          label="İzin Türü"
          required
          first={bugun === undefined}
          value={deger.Tur}
          options={[
            ...(bugun === undefined || deger.Tur === null ? [{ value: null, label: 'Seçiniz' }] : []),
            ...(gerekli?.izintur ?? []).map((t) => ({ value: t.Id, label: t.Ad })),
          ]}
          error={hata(METIN.turSecin)}
          onChange={turSec}
        />
        <DateField
          label="İzin Başlangıcı"
          required
          first={bugun !== undefined}
          ahead={bugun}
          value={deger.Baslangic}
          max={yarim === null ? (deger.Bitis ?? undefined) : undefined}
          error={hata(METIN.baslangicSecin)}
          onChange={(Baslangic) => onDegis({ Baslangic, ...(yarim !== null && { Bitis: Baslangic }) })}
        />
        <DateField
          label="İzin Bitişi"
          required
          description="İşe dönülecek gün; izne sayılmaz."
          ahead={deger.Baslangic ?? bugun}
          value={deger.Bitis}
          min={deger.Baslangic ?? undefined}
          error={hata(METIN.bitisSecin)}
          onChange={(Bitis) => onDegis({ Bitis })}
        />
        <div className="whole">
          <YarimGunSecimi
            yarim={yarim}
            gun={deger.Baslangic}
            duzen={duzen}
            kurallar={kurallar(deger, gerekli, takvim)}
            onDegis={onDegis}
          />
        </div>
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
      </Columns>
      {children}
      <TextAreaField
        label="Açıklama"
        description={belge ? 'Bu tür için belge gerekir: belgenin adını ya da numarasını yazınız.' : undefined}
        rows={2}
        maxLength={2000}
        value={deger.Aciklama}
        onChange={(Aciklama) => onDegis({ Aciklama })}
      />
    </>
  );
}
