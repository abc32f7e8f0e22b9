import type { Basari } from '@masabasi/core/platform/call/endpoint';
import {
  EN_COK_SOZ_DK,
  haftaninGunu,
  pencereleriOku,
  pencereleriYaz,
  type SlaKurallari,
  sozHatasi,
} from '@masabasi/core/masa/sla/rules';
import { sla as oda } from '../../calls/sla.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { read } from '../../platform/call/cagri.ts';
import { useForm } from '../../platform/form/form.ts';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

type Bilgi = Basari<typeof oda.slaKurallari>;
const GUNLER = [1, 2, 3, 4, 5, 6, 7] as const;

interface SlaFormu {
  /** By the key of a priority. `''` is the promise of all others. */
  readonly sozler: Readonly<Record<string, { readonly YanitDk: number | null; readonly CozumDk: number | null }>>;
  /** The hours of each day as typed text. */
  readonly saatler: Readonly<Record<number, string>>;
}

const anahtari = (oncelik: string | null) => oncelik ?? '';
const dolu = (s: SlaFormu['sozler'][string] | undefined) => ({ YanitDk: s?.YanitDk ?? 0, CozumDk: s?.CozumDk ?? 0 });

/** The rules from the typed values, or the message of the first error. */
function kurallari({ sozler, saatler }: SlaFormu, { oncelikler }: Bilgi): SlaKurallari | string {
  for (const { Oncelik, Ad } of oncelikler) {
    const hata = sozHatasi(dolu(sozler[anahtari(Oncelik)]));
    if (hata !== null) return `${Ad}: ${hata}`;
  }
  const pencereler: SlaKurallari['saatler'][number][] = [];
  for (const gun of GUNLER) {
    const okunan = pencereleriOku(saatler[gun] ?? '', gun);
    if (typeof okunan === 'string') return `${haftaninGunu(gun)}: ${okunan}`;
    pencereler.push(...okunan);
  }
  return {
    sozler: oncelikler.map(({ Oncelik }) => ({ Oncelik, ...dolu(sozler[anahtari(Oncelik)]) })),
    saatler: pencereler,
  };
}

/** The effect of saving, as a question. */
async function sor(kurallar: SlaKurallari): Promise<boolean> {
  const istek = { kurallar: { sozler: [...kurallar.sozler], saatler: [...kurallar.saatler] } };
  const { Acik, Degisen, Gecikecek, Kurtulan } = await read(oda.slaOnizle, istek);
  const sonuc = [
    Gecikecek > 0 && `${Gecikecek} tanesi hemen gecikmiş olacak`,
    Kurtulan > 0 && `${Kurtulan} tanesi gecikmiş olmaktan çıkacak`,
  ].filter(Boolean);
  return onayla({
    baslik: 'Süre Sözlerini Değiştir',
    metin: `${Acik} açık görüşmenin ${Degisen} tanesinin süresi değişecek${sonuc.length > 0 ? `; ${sonuc.join(', ')}` : ''}. İşleyen saatler başından beri yeni söze göre sayılır, bekleyen zamanlar beklemiş kalır.`,
    onay: 'Değiştir',
  });
}

function Form({ bilgi, onClose }: { readonly bilgi: Bilgi; readonly onClose: () => void }) {
  const { kurallar, oncelikler, Surum, gecmis } = bilgi;
  const form = useForm(oda.slaKaydet, {
    draft: null,
    initial: (): SlaFormu => ({
      sozler: Object.fromEntries(
        oncelikler.map(({ Oncelik }) => {
          const s =
            kurallar.sozler.find((x) => x.Oncelik === Oncelik) ?? kurallar.sozler.find((x) => x.Oncelik === null);
          return [anahtari(Oncelik), { YanitDk: s?.YanitDk ?? null, CozumDk: s?.CozumDk ?? null }];
        }),
      ),
      saatler: Object.fromEntries(GUNLER.map((g) => [g, pencereleriYaz(kurallar.saatler, g)])),
    }),
    request: async (f) => {
      const yeni = kurallari(f, bilgi);
      if (typeof yeni === 'string') return yeni;
      if (!(await sor(yeni))) return null;
      return { kurallar: { sozler: [...yeni.sozler], saatler: [...yeni.saatler] }, Surum };
    },
    onSuccess: () => {
      bildir({
        baslik: 'Süre sözleri değişti',
        metin: 'Açık görüşmelerin süreleri yeniden hesaplanıyor.',
        tur: 'success',
      });
      onClose();
    },
  });
  const { sozler, saatler } = form.values;
  const soz = (oncelik: string | null, alan: 'YanitDk' | 'CozumDk') => ({
    value: sozler[anahtari(oncelik)]?.[alan] ?? null,
    onChange: (dk: number | null) => {
      const eski = sozler[anahtari(oncelik)] ?? { YanitDk: null, CozumDk: null };
      form.set({ sozler: { ...sozler, [anahtari(oncelik)]: { ...eski, [alan]: dk } } });
    },
    max: EN_COK_SOZ_DK,
  });
  return (
    <FormDialog title="Süre Sözleri" width={640} form={form} onClose={onClose}>
      <FormSection name="Yanıt ve çözüm (dakika)">
        {oncelikler.map(({ Oncelik, Ad }) => (
          <FormRow key={anahtari(Oncelik)}>
            <NumberField {...soz(Oncelik, 'YanitDk')} label={`${Ad}: ilk yanıt`} />
            <NumberField {...soz(Oncelik, 'CozumDk')} label={`${Ad}: çözüm`} />
          </FormRow>
        ))}
      </FormSection>
      <FormSection name="Çalışma saatleri">
        <FormRow columns={2}>
          {GUNLER.map((gun) => (
            <TextField
              key={gun}
              label={haftaninGunu(gun)}
              value={saatler[gun]}
              onChange={(yazi) => form.set({ saatler: { ...saatler, [gun]: yazi } })}
              placeholder="Kapalı"
              maxLength={120}
            />
          ))}
        </FormRow>
      </FormSection>
      <FormSection name="Geçmiş">
        <Gecmis
          label="Süre sözlerinin geçmişi"
          rows={gecmis.map((g) => ({
            key: g.Surum,
            zaman: g.Zaman,
            baslik: g.farklar.length === 0 ? 'İlk hâli' : `${g.farklar.length} değişiklik`,
            kisi: g.Kisi,
            aciklama: g.farklar.join('\n'),
          }))}
          empty=""
        />
      </FormSection>
    </FormDialog>
  );
}

/** The promise of each priority, and the working hours. */
export default function SlaDialog({ onClose }: { readonly onClose: () => void }) {
  const okunan = useEndpoint(oda.slaKurallari, {}, { refetchOnMount: 'always' });
  if (okunan.data) return <Form key={okunan.data.Surum} bilgi={okunan.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title="Süre Sözleri" width={640} readOnly>
      <Read of={okunan} rows={8} compact />
    </Dialog>
  );
}
