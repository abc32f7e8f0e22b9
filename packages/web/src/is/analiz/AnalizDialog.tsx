import { ANALIZ_ALANLARI, type YazilanAnaliz } from '@masabasi/core/is/analiz/alanlar';
import { analizHatalari, analizSade, kriterHatasi, type KabulKriteri } from '@masabasi/core/is/analiz/rules';
import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { duzgun } from '@masabasi/core/platform/text/metin';
import { analiz as oda } from '../../calls/analiz.ts';
import { tanim } from '../../calls/tanim.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Read, together } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { yeniUrun } from '../../musteri/proje/yeniUrun.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** The ticket or web request from which a new analysis is made, with its text. */
export interface AnalizKaynakBilgisi {
  readonly GorusmeId: number | null;
  readonly WebistekId: number | null;
  readonly No: string;
  readonly ProjeId: number | null;
  readonly KonuId: number | null;
  readonly Baslik: string;
  readonly Ihtiyac: string;
}

export interface AnalizDialogProps {
  /** Absent for a new analysis. */
  readonly kart?: AnalizKarti;
  readonly kaynak?: AnalizKaynakBilgisi;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

interface AnalizFormu extends YazilanAnaliz {
  /** One criterion a line. */
  readonly kriterler: string;
}

/** Criteria from lines of text; an unchanged line keeps its number. */
function kriterleri(metin: string, once: readonly KabulKriteri[]): KabulKriteri[] {
  const satirlar = metin
    .split('\n')
    .map((s) => duzgun(s))
    .filter((s) => s !== '');
  const kalan = [...once];
  const al = (uyar: (k: KabulKriteri) => boolean) => {
    const yer = kalan.findIndex(uyar);
    return yer < 0 ? 0 : kalan.splice(yer, 1)[0]!.Id;
  };
  return satirlar.map((Metin) => ({ Id: al((k) => k.Metin === Metin), Metin }));
}

const ilkForm = ({ kart, kaynak }: AnalizDialogProps): AnalizFormu => ({
  ...bosKayit(ANALIZ_ALANLARI),
  ...(kaynak && {
    ProjeId: kaynak.ProjeId,
    KonuId: kaynak.KonuId,
    Baslik: kaynak.Baslik.slice(0, ANALIZ_ALANLARI.Baslik.enCok),
    Ihtiyac: kaynak.Ihtiyac.slice(0, ANALIZ_ALANLARI.Ihtiyac.enCok),
  }),
  ...(kart && alanlari(ANALIZ_ALANLARI, kart)),
  kriterler: (kart?.Kriterler ?? []).map((k) => k.Metin).join('\n'),
});

function hatalari(f: AnalizFormu): FormErrors<AnalizFormu> {
  const Kriterler = kriterleri(f.kriterler, []);
  const { Kriterler: _, ...digerleri } = analizHatalari({ ...analizSade({ ...f, Kriterler }) });
  const uzun = Kriterler.some((k) => k.Metin.length > 500) && 'Bir kabul kriteri en çok 500 karakter olabilir.';
  return { ...eksikler(ANALIZ_ALANLARI, f), ...digerleri, kriterler: kriterHatasi(Kriterler) ?? uzun };
}

/** Form of a new or existing analysis. A new one may come from a ticket or a request. */
export default function AnalizDialog(props: AnalizDialogProps) {
  const { kart, kaynak, onClose, onSaved } = props;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const gerekli = useEndpoint(tanim.getGerekliList, {});
  const talep = useEndpoint(tanim.talepgerekli, {});
  const form = useForm(oda.analizKaydet, {
    draft: { name: `analiz.${Id}${kaynak ? `.${kaynak.No}` : ''}`, version: Surum },
    initial: () => ilkForm(props),
    errors: hatalari,
    request: ({ kriterler, ...a }) =>
      tamam(ANALIZ_ALANLARI, a)
        ? {
            analiz: { ...a, Id, Surum, Kriterler: kriterleri(kriterler, kart?.Kriterler ?? []) },
            kaynak: kaynak ? { GorusmeId: kaynak.GorusmeId, WebistekId: kaynak.WebistekId } : null,
          }
        : null,
    onSuccess: (cevap) => {
      bildir({ baslik: 'Analiz kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  const { ProjeId } = form.values;
  const alan = declaredFields(form, ANALIZ_ALANLARI);
  const secim = declaredChoices(form, ANALIZ_ALANLARI, kart ?? null, {
    proje: gerekli.data?.proje ?? [],
    konular: (talep.data?.konular ?? []).filter((k) => k.ProjeId === null || k.ProjeId === ProjeId),
    gereksinimKaynak: gerekli.data?.gereksinimKaynak ?? [],
    yetkiliKisi: (gerekli.data?.yetkiliKisi ?? []).filter((k) => k.ProjeId === null || k.ProjeId === ProjeId),
    analizTur: gerekli.data?.analizTur ?? [],
    aciliyet: gerekli.data?.aciliyet ?? [],
    personel: gerekli.data?.personel ?? [],
  });
  const okunan = together(gerekli, talep);
  return (
    <FormDialog
      title={kart ? `${kart.No}: Analizi Düzenle` : 'Yeni Analiz'}
      width={720}
      form={form}
      onClose={onClose}
      ready={okunan.data !== undefined}
    >
      <Read of={okunan} rows={8}>
        {() => (
          <>
            {kaynak && <p style={{ margin: 0 }}>{`${kaynak.No} kaynağından açılıyor; kaynak bu analize bağlanır.`}</p>}
            <TextField {...alan('Baslik')} required />
            <FormRow>
              <SelectField
                {...secim('ProjeId')}
                onChange={(secilen) => form.set({ ProjeId: secilen, KonuId: null, YetkiliKisiId: null })}
                create={yeniUrun((yeni) => form.set({ ProjeId: yeni, KonuId: null, YetkiliKisiId: null }))}
              />
              <SelectField {...secim('KonuId')} />
            </FormRow>
            <FormRow>
              <SelectField {...secim('GereksinimKaynakId')} />
              <SelectField {...secim('AnalizTurId')} />
              <SelectField {...secim('AciliyetId')} />
            </FormRow>
            <FormRow>
              <SelectField {...secim('YetkiliKisiId')} />
              <SelectField {...secim('AnalistId')} />
              <DecimalField {...alan('Efor')} />
            </FormRow>
            <TextAreaField {...alan('Ihtiyac')} description="Ne isteniyor, bugün ne yapılamıyor?" />
            <TextAreaField {...alan('CozumOnerisi')} />
            <TextAreaField
              {...form.field('kriterler')}
              label="Kabul Kriterleri"
              description="Her satıra bir kriter: bittiğinde ne doğru olmalı?"
              maxLength={20_000}
            />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
