/** Background gradients of portraits, while or where there is no picture. */
const gradients = [
  'from-[#e7deff] to-[#b9a3f5]',
  'from-[#f7ecd9] to-[#ddbf92]',
  'from-[#ffe1e8] to-[#f0a9bf]',
  'from-[#d5f1ee] to-[#7cc3bc]',
  'from-[#8e7fd6] to-[#4a3a8e]',
  'from-[#ffe8d2] to-[#f7b98c]',
  'from-[#ddeefd] to-[#93bee8]',
  'from-[#d9a9d2] to-[#8a4f8d]',
  'from-[#e4f6d9] to-[#a8d08a]',
  'from-[#f9c9b6] to-[#a983cf]',
  'from-[#e0f0e4] to-[#9cc7ae]',
  'from-[#5c5aa8] to-[#241a55]',
]

export function gradientOf(index: number) {
  return `bg-linear-to-br ${gradients[index % gradients.length]}`
}
