import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { GOREV_ALANLARI, type YazilanGorev } from '@masabasi/core/is/gorev/alanlar';
import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import type { GorevKarti } from '@masabasi/core/is/gorev/satirlar';
import { useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { tanim } from '../../calls/tanim.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { DateField } from '../../ui/DateField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface GorevDialogProps {
  /** Absent: a new one. */
  readonly kart?: GorevKarti;
  /** The parent of a new task. */
  readonly ust?: Pick<GorevKarti, 'Id' | 'No' | 'ProjeId'>;
  /** The accepted analysis behind a new task. */
  readonly analiz?: Pick<
    AnalizKarti,
    'Id' | 'No' | 'ProjeId' | 'Baslik' | 'CozumOnerisi' | 'Kriterler' | 'AciliyetId' | 'Efor'
  >;
  /** The meeting decision that a new task carries out. */
  readonly karar?: {
    readonly Id: number;
    /** Number of the meeting. */
    readonly No: string;
    readonly Metin: string;
    readonly ProjeId: number | null;
    readonly Termin: string | null;
    readonly SorumluId: number | null;
  };
  readonly onClose: () => void;
}

interface GorevFormu extends YazilanGorev {
  readonly VersiyonId: number | null;
  readonly AtananId: number | null;
  readonly TestciId: number | null;
}

/** Values that a task takes from its analysis. */
const analizden = (a: NonNullable<GorevDialogProps['analiz']>) => ({
  ProjeId: a.ProjeId,
  Baslik: a.Baslik,
  AciliyetId: a.AciliyetId,
  Tahmini_Sure: a.Efor,
  Aciklama: [a.CozumOnerisi, ...a.Kriterler.map((k, i) => `${i + 1}. ${k.Metin}`)].join('\n'),
});

/** Values that a task takes from its decision. */
const karardan = (k: NonNullable<GorevDialogProps['karar']>) => ({
  ProjeId: k.ProjeId,
  Baslik: k.Metin.slice(0, GOREV_ALANLARI.Baslik.enCok),
  Aciklama: `${k.No} toplantısının kararı: ${k.Metin}`,
  Termin: k.Termin,
});

const ilkForm = ({ kart, ust, analiz, karar }: GorevDialogProps): GorevFormu => ({
  ...bosKayit(GOREV_ALANLARI),
  ...(ust && { ProjeId: ust.ProjeId }),
  ...(analiz && analizden(analiz)),
  ...(karar && karardan(karar)),
  ...(kart && alanlari(GOREV_ALANLARI, kart)),
  VersiyonId: kart?.VersiyonId ?? null,
  AtananId: karar?.SorumluId ?? null,
  TestciId: null,
});

const AYNI = 'Bir işi, yapan kişi test edemez; başka bir testçi seçiniz.';

/** New or edited task. Only a new task has its people in this form. An older one has a separate window for them. */
export default function GorevDialog(props: GorevDialogProps) {
  const { kart, ust, analiz, karar, onClose } = props;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const gerekli = useEndpoint(tanim.getGerekliList, {});
  const [urun, setUrun] = useState(() => ilkForm(props).ProjeId);
  const kisiler = useEndpoint(oda.gorevKisileri, { ProjeId: urun ?? 0 }, { enabled: urun !== null && Id === 0 });
  const calisan = urun === null ? [] : (kisiler.data?.kisiler ?? []);
  // The person responsible for a decision may not work with the task's product.
  const sorumlu = karar?.SorumluId ?? null;
  const sorumsuz = sorumlu !== null && kisiler.data !== undefined && !calisan.some((k) => k.Id === sorumlu);
  const form = useForm(oda.gorevKaydet, {
    draft: {
      name: `gorev.${Id}.${ust?.Id ?? 0}${analiz ? `.a${analiz.Id}` : ''}${karar ? `.k${karar.Id}` : ''}`,
      version: Surum,
    },
    initial: () => ilkForm(props),
    errors: (f) => ({
      ...eksikler(GOREV_ALANLARI, f),
      Baslik: f.Baslik.trim() === '' && 'Başlığı yazınız.',
      VersiyonId: analiz !== undefined && f.VersiyonId === null && 'Hedef versiyonu seçiniz.',
      TestciId: f.TestciId !== null && f.TestciId === f.AtananId && AYNI,
    }),
    request: ({ AtananId, TestciId, VersiyonId, ...g }) =>
      tamam(GOREV_ALANLARI, g)
        ? {
            gorev: { ...g, Id, Surum, VersiyonId, UstId: kart?.UstId ?? ust?.Id ?? null },
            AtananId: sorumsuz && AtananId === sorumlu ? null : AtananId,
            TestciId,
            AnalizId: analiz?.Id ?? null,
            KararId: karar?.Id ?? null,
          }
        : null,
    onSuccess: ({ No }) => {
      bildir({ baslik: `${No} kaydedildi`, tur: 'success' });
      onClose();
    },
  });
  const { ProjeId } = form.values;
  // A draft from an earlier visit may name another product.
  if (ProjeId !== urun) setUrun(ProjeId);
  const alan = declaredFields(form, GOREV_ALANLARI);
  const liste = gerekli.data;
  const urunun = <S extends { readonly ProjeId?: number | null }>(satirlar: readonly S[] = []) =>
    satirlar.filter((s) => s.ProjeId == null || s.ProjeId === ProjeId);
  const secim = declaredChoices(form, GOREV_ALANLARI, kart ?? null, {
    proje: liste?.proje ?? [],
    isTur: liste?.isTur ?? [],
    aciliyet: liste?.aciliyet ?? [],
    projeEkip: urunun(liste?.projeEkip),
    testTur: liste?.testTur ?? [],
  });
  const yeni = ust ? `Yeni Alt İş: ${ust.No}` : analiz || karar ? `${(analiz ?? karar)!.No}: İşe Dönüştür` : 'Yeni İş';
  const baslik = kart ? `İşi Düzenle: ${kart.No}` : yeni;
  return (
    <FormDialog title={baslik} width={640} form={form} onClose={onClose} ready={liste !== undefined}>
      <Read of={gerekli} rows={8}>
        {({ versiyonlar }) => (
          <>
            <TextField {...alan('Baslik')} required first />
            <FormRow>
              <SelectField
                {...secim('ProjeId')}
                disabled={kart !== undefined || ust !== undefined}
                onChange={(secilen) =>
                  form.set({
                    ProjeId: secilen,
                    EkipId: null,
                    VersiyonId: null,
                    AtananId: sorumlu,
                    TestciId: null,
                  })
                }
              />
              <SelectField {...secim('IsTurId')} />
            </FormRow>
            <FormRow>
              <SelectField {...secim('AciliyetId')} />
              <SelectField {...secim('EkipId')} />
            </FormRow>
            {kart === undefined && (
              <FormRow>
                <SelectField
                  {...form.field('AtananId')}
                  label="Atanan"
                  options={calisan}
                  description={
                    sorumsuz && form.values.AtananId === sorumlu ? 'Kararın sorumlusu bu ürünle çalışmıyor.' : undefined
                  }
                />
                <SelectField {...form.field('TestciId')} label="Testçi" options={calisan} />
              </FormRow>
            )}
            <FormRow>
              <SelectField
                {...form.field('VersiyonId')}
                label="Hedef Versiyon"
                options={ProjeId === null ? [] : versiyonlar.filter((v) => v.ProjeId === ProjeId && v.Acik)}
                current={chosen(kart?.VersiyonId, kart?.Versiyon)}
              />
              <SelectField {...secim('TestTurId')} />
            </FormRow>
            <FormRow>
              <DateField {...alan('Termin')} />
              <DecimalField {...alan('Tahmini_Sure')} />
            </FormRow>
            <TextAreaField {...alan('Aciklama')} rows={5} />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
