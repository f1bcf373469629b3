{
  "{{id}}.sheet.count": "次数",
  "{{id}}.sheet.kind": "类型",
  "{{id}}.sheet.kind.homework": "作业",
  "{{id}}.sheet.kind.lesson": "上课",
  "{{id}}.sheet.kind.meeting": "教研",
  "{{id}}.sheet.name": "{{title}}",
  "{{id}}.sheet.share": "占比（%）"
}
