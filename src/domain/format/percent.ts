/** A percentage with two decimals: 99.61%. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
