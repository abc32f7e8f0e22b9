import { arananlar } from '@masabasi/core/platform/search/arananlar';
import { onYazim } from '@masabasi/core/testing/search';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/screen.tsx';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { MultiSelectField } from './MultiSelectField.tsx';
import { type CreateLine, createLabel } from './searchedOptions.ts';
import { SearchSelect } from './SearchSelect.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const ADLAR = [
  'Ağrı Eczanesi',
  'Çağrı Özgür',
  'Denizli Şubesi',
  'İrem Yıldız',
  'Işıl Ünlüer',
  'Kahramanmaraş',
  'Şırnak',
];
const SECENEKLER = ADLAR.map((Ad, i) => ({ Id: i + 1, Ad }));

let gonderilen = 0;
function Secimler({ create }: { readonly create?: CreateLine }) {
  const [tek, setTek] = useState<number | null>(null);
  const [cok, setCok] = useState<number[]>([]);
  const [ham, setHam] = useState<string | null>('3');
  const data = SECENEKLER.map((o) => ({ value: String(o.Id), label: o.Ad }));
  return (
    <Form onSubmit={() => void gonderilen++}>
      <SelectField label="Tek" value={tek} onChange={setTek} options={SECENEKLER} create={create} />
      <MultiSelectField label="Çok" value={cok} onChange={setCok} options={SECENEKLER} create={create} />
      <SearchSelect label="Ham" value={ham} onChange={setHam} data={data} create={create} />
      <p>{`Seçilen: ${tek ?? 'yok'}; ${cok.join(',')}; ${ham ?? 'yok'}`}</p>
    </Form>
  );
}
const kutusu = (ad: string) => page.getByRole('combobox', { name: ad, exact: true });
const acikSecenekler = () =>
  page
    .getByRole('option')
    .elements()
    .filter((e) => e.checkVisibility());
const ilki = () => acikSecenekler()[0];

test.each(['Tek', 'Çok', 'Ham'])(
  '%s: ten typed searches of every option light it first, and Enter takes it',
  async (alan) => {
    show(<Secimler />);
    const kutu = kutusu(alan);
    for (const [i, ad] of ADLAR.entries())
      for (const { nasil, yazilan } of onYazim(ad)!) {
        const beklenen = arananlar(yazilan, ADLAR, (a) => a)[0];
        expect(beklenen, nasil).toBe(ad);
        await kutu.fill(yazilan);
        await expect.poll(() => ilki()?.textContent, { message: `${ad}, ${nasil}` }).toContain(ad);
        await expect.poll(() => ilki()?.dataset['comboboxSelected']).toBe('true');
        await userEvent.keyboard('{Enter}');
        const secilen = { Tek: `${i + 1}; ; 3`, Çok: `yok; ${i + 1}; 3`, Ham: `yok; ; ${i + 1}` }[alan]!;
        await expect.element(page.getByText(`Seçilen: ${secilen}`, { exact: true })).toBeVisible();
        if (alan !== 'Çok') continue;
        await userEvent.keyboard('{Backspace}');
        await expect.element(page.getByText('Seçilen: yok; ; 3', { exact: true })).toBeVisible();
      }
    expect(gonderilen).toBe(0);
  },
  // Hundreds of searches with real keys take half a minute on a busy machine.
  60_000,
);

test('Escape keeps the present choice and the window', async () => {
  show(
    <Dialog opened title="Pencere" onClose={() => expect.unreachable()}>
      <Secimler />
    </Dialog>,
  );
  const kutu = kutusu('Ham');
  await kutu.fill('sirnak');
  await expect.poll(() => ilki()?.textContent).toContain('Şırnak');
  await userEvent.keyboard('{Escape}');
  await expect.element(kutu).toHaveValue('Denizli Şubesi');
  await expect.element(page.getByText('Seçilen: yok; ; 3', { exact: true })).toBeVisible();
  expect(acikSecenekler()).toEqual([]);
  await expect.element(page.getByRole('dialog', { name: 'Pencere' })).toBeVisible();
});

test('the last line makes a new record of the typed text; a form that opens from it is sent alone', async () => {
  const yazilanlar: string[] = [];
  const create: CreateLine = {
    label: createLabel('kişi'),
    form: (typed, onClose) => (
      <Dialog opened title="Yeni Kişi" onClose={onClose}>
        <Form
          onSubmit={(text) => {
            yazilanlar.push(text('Ad'));
            onClose();
          }}
        >
          <YeniAd ilk={typed} />
        </Form>
      </Dialog>
    ),
  };
  gonderilen = 0;
  show(<Secimler create={create} />);
  for (const [alan, yazilan, satirlar] of [
    ['Tek', 'irem', ['İrem Yıldız', '＋ “irem” için yeni kişi']],
    ['Çok', 'Zeynep', ['Bulunamadı', '＋ “Zeynep” için yeni kişi']],
    ['Ham', '0532 111 22 33', ['＋ “0532 111 22 33” için yeni kişi']],
  ] as const) {
    await kutusu(alan).fill(yazilan);
    await expect.poll(() => acikSecenekler().map((e) => e.textContent)).toEqual(satirlar);
    // The keys count from the highlighted line.
    await expect.poll(() => acikSecenekler().some((e) => 'comboboxSelected' in (e as HTMLElement).dataset)).toBe(true);
    await userEvent.keyboard(alan === 'Tek' ? '{ArrowDown}{Enter}' : '{Enter}');
    const pencere = page.getByRole('dialog', { name: 'Yeni Kişi' });
    await expect.element(pencere.getByRole('textbox', { name: 'Ad' })).toHaveValue(yazilan);
    await pencere.getByRole('textbox', { name: 'Ad' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(pencere).not.toBeInTheDocument();
  }
  expect(yazilanlar).toEqual(['irem', 'Zeynep', '0532 111 22 33']);
  expect(gonderilen).toBe(0);
  await expect.element(page.getByText('Seçilen: yok; ; 3', { exact: true })).toBeVisible();
});

function YeniAd({ ilk }: { readonly ilk: string }) {
  const [ad, setAd] = useState(ilk);
  return <TextField label="Ad" name="Ad" value={ad} onChange={setAd} first />;
}

test('offers no new record with a name that is there, and none where nobody may make one', async () => {
  const create: CreateLine = { label: createLabel('kişi'), onCreate: () => expect.unreachable() };
  show(<Secimler create={create} />);
  await kutusu('Tek').fill('IREM YILDIZ');
  await expect.poll(() => acikSecenekler().map((e) => e.textContent)).toEqual(['İrem Yıldız']);
});

/** The server found these for the text; the present choice is not among them. */
function Bulunan({ searching }: { readonly searching: boolean }) {
  const [ham, setHam] = useState<string | null>('1');
  const data = SECENEKLER.slice(0, 3).map((o) => ({ value: String(o.Id), label: o.Ad }));
  return (
    <Form onSubmit={() => void gonderilen++}>
      <SearchSelect
        label="Aranan"
        value={ham}
        onChange={setHam}
        data={data}
        found
        searching={searching}
        create={{ label: createLabel('müşteri'), onCreate: () => expect.unreachable() }}
      />
      <p>{`Seçilen: ${ham ?? 'yok'}`}</p>
    </Form>
  );
}

test('of options from the server the first match stands above the present choice', async () => {
  show(<Bulunan searching={false} />);
  await kutusu('Aranan').fill('çağrı');
  await expect.poll(() => ilki()?.textContent).toContain('Çağrı Özgür');
  await expect.poll(() => ilki()?.dataset['comboboxSelected']).toBe('true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Seçilen: 2', { exact: true })).toBeVisible();
});

test('while the server still looks, Enter takes no option of an earlier text and makes nothing', async () => {
  gonderilen = 0;
  show(<Bulunan searching />);
  await kutusu('Aranan').fill('zeynep');
  await expect.poll(() => acikSecenekler().length).toBe(3);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Seçilen: 1', { exact: true })).toBeVisible();
  expect(gonderilen).toBe(0);
});
