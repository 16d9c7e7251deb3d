/** Returns what a screen reader would read twice, one line per element. */
export function speechFaults(): readonly string[] {
  const described = Array.from(document.querySelectorAll('[aria-describedby]'), (element) => {
    const texts = textsOf(element, 'aria-describedby');
    const name = element.getAttribute('aria-label') ?? textsOf(element, 'aria-labelledby').join(' ');
    const repeats = texts.length > new Set(texts).size || texts.includes(name || textOf(element));
    return repeats ? [`read twice: ${texts.join(' | ')} of ${element.outerHTML.slice(0, 200)}`] : [];
  });
  const regions = [...document.querySelectorAll('[role=status], [role=alert]')]
    .filter((region) => region.checkVisibility())
    .map(textOf)
    .filter((text) => text !== '');
  const repeated = regions.filter((text, index) => regions.indexOf(text) !== index);
  return [...described.flat(), ...repeated.map((text) => `two live regions: ${text}`)];
}

function textsOf(element: Element, attribute: string): readonly string[] {
  return (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => textOf(document.getElementById(id)))
    .filter((text) => text !== '');
}

function textOf(element: Element | null): string {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
}
