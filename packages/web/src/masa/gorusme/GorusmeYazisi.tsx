import type { GorusmeAlicisi, GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { bosYerEngeli } from '@masabasi/core/masa/sablon/rules';
import { type AnilanKisi, metindekiler } from '@masabasi/core/masa/takip/rules';
import { Button, Flex, Stack, Text } from '@mantine/core';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { EkSecimi } from '../../platform/dosya/EkSecimi.tsx';
import { useYaziDosyalari, type YaziDosyasi } from '../../platform/dosya/YaziDosyalari.tsx';
import type { KeptDraft } from '../../platform/form/drafts.ts';
import { useForm } from '../../platform/form/form.ts';
import { useServerDraft } from '../../platform/form/serverDrafts.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { RestoredNotice } from '../../ui/RestoredNotice.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { GorusmeYaziAlani } from './GorusmeYaziAlani.tsx';

export interface GorusmeYazisiProps {
  readonly g: GorusmeKarti;
  /** Possible receivers of an answer. The first is the most likely one. */
  readonly alicilar: readonly GorusmeAlicisi[];
}

interface YaziFormu {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  /** Mail address of the answer. Empty: the answer was given by telephone. Null: the first receiver. */
  readonly alici: string | null;
  readonly ekler: readonly number[];
  /** People chosen from the @ list. Only those still named in the text are mentioned. */
  readonly anilan: readonly AnilanKisi[];
  /** Files pasted into the text, which are stored with the ticket. */
  readonly dosyalar: readonly YaziDosyasi[];
}

/**
 * An internal note or an answer to the customer. The choice, the colour, the label and the button all show which one,
 * so that no internal note is sent to a customer.
 */
export function GorusmeYazisi(props: GorusmeYazisiProps) {
  const draft = useServerDraft(`gorusme.yazi.${props.g.Id}`);
  return draft ? <Yazi {...props} draft={draft} /> : <SkeletonRows rows={4} />;
}

const TELEFONDA = '';
const alicisi = ({ Adres, Ad, Gorev }: GorusmeAlicisi) => ({
  value: Adres,
  label: [Ad === Adres ? null : Ad, Gorev, Adres].filter(Boolean).join(' · '),
});

function Yazi({ g, alicilar, draft }: GorusmeYazisiProps & { readonly draft: KeptDraft }) {
  const ilk = alicilar[0]?.Adres ?? TELEFONDA;
  const form = useForm(oda.gorusmeHareketKaydet, {
    draft,
    initial: (): YaziFormu => ({ Tur: 'not', Aciklama: '', alici: null, ekler: [], anilan: [], dosyalar: [] }),
    errors: ({ Tur, Aciklama }) => ({
      Aciklama:
        Aciklama.trim() === '' ? 'Bir şeyler yazınız.' : (Tur === 'yanit' && bosYerEngeli(Aciklama)) || undefined,
    }),
    request: ({ Tur, Aciklama, alici, ekler, anilan, dosyalar }) => {
      const Alici = (Tur === 'yanit' && (alici ?? ilk)) || null;
      return {
        hareket: {
          GorusmeId: g.Id,
          Tur,
          Aciklama,
          Alici,
          Ekler: Alici === null ? [] : [...ekler],
          Anilanlar: Tur === 'not' ? metindekiler(Aciklama, anilan).map((k) => k.Id) : [],
          dosyalar: dosyalar.map((d) => d.Id),
        },
      };
    },
    next: ['Aciklama', 'ekler', 'dosyalar'],
    onSuccess: (_cevap, { hareket }) =>
      bildir({ baslik: hareket.Tur === 'not' ? 'Not yazıldı' : 'Yanıt yazıldı', tur: 'success' }),
  });
  const { Tur, anilan, dosyalar } = form.values;
  const gonderilen = useYaziDosyalari(`gorusme.${g.Id}`, dosyalar, (yeni) => form.set({ dosyalar: yeni }));
  const kime = form.values.alici ?? ilk;
  const yanit = Tur === 'yanit';
  const gider = yanit && kime !== TELEFONDA;
  const icerik = (
    <Stack
      gap={12}
      p={12}
      bg={yanit ? 'var(--accent-soft)' : 'var(--warn-soft)'}
      bdrs={6}
      className="card"
      style={{ borderLeft: `4px solid var(--${yanit ? 'accent-fill' : 'warn'})` }}
    >
      <Text span fz={13} c="dimmed">
        {yanit ? 'Müşteri okur.' : 'Yalnız çalışanlar okur.'}
      </Text>
      <EkSecimi
        yer={{ Nesne: 'gorusme', NesneId: g.Id }}
        alan={form.field('ekler')}
        dosyalar={dosyalar}
        gonderilen={gonderilen}
        postayla={gider}
      >
        <GorusmeYaziAlani
          gorusmeId={g.Id}
          tur={Tur}
          alan={{
            ...form.field('Aciklama'),
            // The receiver stays fixed once the writing has begun, even if new mail changes the first receiver.
            onChange: (Aciklama) => form.set({ Aciklama, ...(yanit && { alici: kime }) }),
          }}
          onAn={(kisi) => form.set({ anilan: [...anilan.filter((k) => k.Id !== kisi.Id), kisi] })}
        />
        {yanit && (
          <ChoiceField
            {...form.field('alici')}
            value={kime}
            label="Kime"
            options={[...alicilar.map(alicisi), { value: TELEFONDA, label: 'Telefonda söylendi (e-posta gitmez)' }]}
          />
        )}
      </EkSecimi>
      <FormError message={form.message} />
      <Flex gap="8px 12px" wrap="wrap" align="center">
        <Button type="submit" loading={form.isPending} disabled={gonderilen.suruyor}>
          {gider ? 'Yanıtı Gönder' : yanit ? 'Yanıtı Kaydet' : 'Notu Kaydet'}
        </Button>
        <Text span fz={13} c="dimmed" className="for-keyboard">
          Ctrl + Enter
        </Text>
      </Flex>
    </Stack>
  );
  return (
    <Form onSubmit={form.submit} refusals={form.refusals}>
      {form.restored && <RestoredNotice onDiscard={form.reset} />}
      <Tabs
        label="Kimin için"
        value={Tur}
        onChange={(v) => form.set({ Tur: v === 'yanit' ? 'yanit' : 'not' })}
        tabs={[
          { value: 'not', label: 'İç Not', content: icerik },
          { value: 'yanit', label: 'Müşteriye Yanıt', content: icerik },
        ]}
      />
    </Form>
  );
}
